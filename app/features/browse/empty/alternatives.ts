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
/** A link to cards, and their number; the text may be a first name. */
export type Way = { text: string; path: string; count?: number };
/** Links to offer on a page without cards. Each leads to at least one card. */
export type Alternatives = {
  /** with some of the filters or the words removed */ without: Way[];
  shelves: Way[];
  /** whether the categories match the words or are siblings; otherwise they are the largest */ isNear: boolean;
  /** popular searches */ words: (Way & { count: number })[];
};

const SHELVES = 4;
const WORDS = 6;
/** Words that people often search for. Those with results are offered. */
const OFTEN = ['fox', 'cat', 'dog', 'flowers', 'cake', 'balloons', 'stars', 'bear', 'gold foil', 'garden'];

/** Finds the cards that come closest to the search. @param found the number of results so far */
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

/** Each filter removed, the words removed, all filters removed, and the same search in the whole shop. */
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

/** Categories whose names match the words, or one of them; otherwise the parent category and its other children; otherwise the largest categories. */
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
