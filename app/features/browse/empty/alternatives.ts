import { call } from '#app/client/api.ts';
import { routes } from '#shared/routes.ts';
import {
  chosenFacets,
  facetQuery,
  parseBrowseSearch,
  searchText,
  withChoice,
  withoutChoices,
  type BrowseSearch,
} from '../browse-search.ts';
import { choiceLabel } from '../filters/facet-labels.ts';

/** A category by its slugs; the whole shop if none is given. */
export type Place = { top?: string | undefined; mid?: string | undefined; sub?: string | undefined };
/** A way to cards, and how many there are; a name may stand on most. */
export type Way = { text: string; path: string; count?: number };
/** Where to go on from a page without cards; only to what there is. */
export type Alternatives = {
  /** with something of what was asked taken back */ without: Way[];
  shelves: Way[];
  /** whether the shelves are called like the words, or stand beside; else they are those with the most cards */ isNear: boolean;
  /** what others look for */ words: (Way & { count: number })[];
};

const SHELVES = 4;
const WORDS = 6;
/** What people look for often. Those that find something are offered. */
const OFTEN = ['fox', 'cat', 'dog', 'flowers', 'cake', 'balloons', 'stars', 'bear', 'gold foil', 'garden'];

/** Looks where the cards are that come nearest to what was asked for. @param found how many there are here already */
export async function findAlternatives(
  path: string,
  place: Place,
  search: BrowseSearch,
  found = 0,
): Promise<Alternatives> {
  const typed = searchText(search);
  const [without, { shelves, isNear }, words] = await Promise.all([
    counted(waysBack(path, place, search)),
    nearShelves(typed, place),
    counted(
      OFTEN.map((word) => ({
        text: word,
        path: routes.search(word),
        place: {},
        search: parseBrowseSearch({ q: word }),
      })),
    ),
  ]);
  return { without: without.filter(({ count }) => count > found), shelves, isNear, words: words.slice(0, WORDS) };
}

type Asked = { text: string; path: string; place: Place; search: BrowseSearch };

/** Each choice taken back, the words taken back, all choices at once, and the same in the whole shop. */
export function waysBack(path: string, place: Place, search: BrowseSearch): Asked[] {
  const chosen = chosenFacets(search);
  const way = (text: string, less: BrowseSearch): Asked => ({
    text,
    path: routes.narrowed(path, less),
    place,
    search: less,
  });
  const back = chosen.map((facet) =>
    way(`Without “${choiceLabel(facet, search[facet] ?? '')}”`, withChoice(search, facet)),
  );
  if (chosen.length > 1) back.push(way('Without filters', withoutChoices(search)));
  if (search.q !== undefined && (chosen.length > 0 || place.top !== undefined))
    back.push(way(`Without the words ‘${searchText(search)}’`, withChoice(search, 'q')));
  if (place.top !== undefined && (chosen.length > 0 || search.q !== undefined))
    back.push({ ...way('In all cards', search), path: routes.narrowed(routes.cards(), search), place: {} });
  const wordsAlone = parseBrowseSearch({ q: search.q });
  if (search.q !== undefined && chosen.length > 0 && place.top !== undefined)
    back.push({
      ...way(`‘${searchText(search)}’ in all cards, without filters`, wordsAlone),
      path: routes.narrowed(routes.cards(), wordsAlone),
      place: {},
    });
  return back;
}

async function counted(asked: readonly Asked[]): Promise<(Way & { count: number })[]> {
  const counts = await Promise.all(
    asked.map(async ({ place, search }) => {
      const { total } = await call('GET /cards', { query: { ...place, ...facetQuery(search), limit: 1 } });
      return total;
    }),
  );
  return asked.map(({ text, path }, i) => ({ text, path, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);
}

/** Shelves that are called like the words, or like one of them; else the one above with those beside; else those with the most cards. */
async function nearShelves(typed: string, { top, mid, sub }: Place): Promise<Pick<Alternatives, 'shelves' | 'isNear'>> {
  const tries = typed === '' ? [] : [...new Set([typed, ...typed.split(' ')])].slice(0, SHELVES);
  const replies = await Promise.all(tries.map((q) => call('GET /cards/suggestions', { query: { q } })));
  const found = replies
    .flatMap(({ results }) => results)
    .flatMap(({ kind, text, path, count }): Way[] =>
      kind === 'shelf' ? [{ text, path, ...(count === undefined ? {} : { count }) }] : [],
    );
  const near = [...new Map(found.map((shelf) => [shelf.path, shelf])).values()];
  if (near.length > 0) return { shelves: near.slice(0, SHELVES), isNear: true };
  const { category } = await call('GET /categories', { query: mid === undefined ? {} : sub ? { top, mid } : { top } });
  const beside = category.children
    .map(({ name, path, count }) => ({ text: name, path, count }))
    .filter(({ path }) => path !== routes.cards(top, mid, sub))
    .sort((a, b) => b.count - a.count);
  const above = mid === undefined ? [] : [{ text: category.heading, path: category.path, count: category.count }];
  return { shelves: [...above, ...beside].slice(0, SHELVES), isNear: mid !== undefined };
}
