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
export type CategoryPath = { top?: string | undefined; mid?: string | undefined; sub?: string | undefined };
/** A link to cards, and their number; the text may be a first name. */
export type AlternativeLink = { text: string; path: string; count?: number };
/** Links to offer on a page without cards. Each leads to at least one card. */
export type Alternatives = {
  /** with some of the filters or the words removed */ fewerFilters: AlternativeLink[];
  categories: AlternativeLink[];
  /** whether the categories match the words or are siblings; otherwise they are the largest */ isRelated: boolean;
  /** popular searches */ searches: (AlternativeLink & { count: number })[];
};

const CATEGORIES_SHOWN = 4;
const SEARCHES_SHOWN = 6;
/** Words that people often search for. Those with results are offered. */
const POPULAR_SEARCHES = ['fox', 'cat', 'dog', 'flowers', 'cake', 'balloons', 'stars', 'bear', 'gold foil', 'garden'];

/** Finds the cards that come closest to the search. @param found the number of results so far */
export async function findAlternatives(
  path: string,
  place: CategoryPath,
  search: BrowseSearch,
  found = 0,
): Promise<Alternatives> {
  const typed = searchText(search);
  const [without, { categories, isRelated }, words] = await Promise.all([
    withCounts(listWiderSearches(path, place, search)),
    findRelatedCategories(typed, place),
    withCounts(
      POPULAR_SEARCHES.map((word) => ({
        text: word,
        path: routes.search(word),
        place: {},
        search: parseBrowseSearch({ q: word }),
      })),
    ),
  ]);
  return {
    fewerFilters: without.filter(({ count }) => count > found),
    categories,
    isRelated,
    searches: words.slice(0, SEARCHES_SHOWN),
  };
}

type WiderSearch = { text: string; path: string; place: CategoryPath; search: BrowseSearch };

/** Each filter removed, the words removed, all filters removed, and the same search in the whole shop. */
export function listWiderSearches(path: string, place: CategoryPath, search: BrowseSearch): WiderSearch[] {
  const chosen = chosenFacets(search);
  const widerSearch = (text: string, less: BrowseSearch): WiderSearch => ({
    text,
    path: routes.narrowed(path, less),
    place,
    search: less,
  });
  const searches = chosen.map((facet) =>
    widerSearch(`Without “${choiceLabel(facet, search[facet] ?? '')}”`, withChoice(search, facet)),
  );
  if (chosen.length > 1) searches.push(widerSearch('Without filters', withoutChoices(search)));
  if (search.q !== undefined && (chosen.length > 0 || place.top !== undefined))
    searches.push(widerSearch(`Without the words ‘${searchText(search)}’`, withChoice(search, 'q')));
  if (place.top !== undefined && (chosen.length > 0 || search.q !== undefined))
    searches.push({ ...widerSearch('In all cards', search), path: routes.narrowed(routes.cards(), search), place: {} });
  const wordsAlone = parseBrowseSearch({ q: search.q });
  if (search.q !== undefined && chosen.length > 0 && place.top !== undefined)
    searches.push({
      ...widerSearch(`‘${searchText(search)}’ in all cards, without filters`, wordsAlone),
      path: routes.narrowed(routes.cards(), wordsAlone),
      place: {},
    });
  return searches;
}

async function withCounts(asked: readonly WiderSearch[]): Promise<(AlternativeLink & { count: number })[]> {
  const counts = await Promise.all(
    asked.map(async ({ place, search }) => {
      const { total } = await call('GET /cards', { query: { ...place, ...facetQuery(search), limit: 1 } });
      return total;
    }),
  );
  return asked.map(({ text, path }, i) => ({ text, path, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);
}

/** Categories whose names match the words, or one of them; otherwise the parent category and its other children; otherwise the largest categories. */
async function findRelatedCategories(
  typed: string,
  { top, mid, sub }: CategoryPath,
): Promise<Pick<Alternatives, 'categories' | 'isRelated'>> {
  const tries = typed === '' ? [] : [...new Set([typed, ...typed.split(' ')])].slice(0, CATEGORIES_SHOWN);
  const replies = await Promise.all(tries.map((q) => call('GET /cards/suggestions', { query: { q } })));
  const found = replies
    .flatMap(({ results }) => results)
    .flatMap(({ kind, text, path, count }): AlternativeLink[] =>
      kind === 'category' ? [{ text, path, ...(count === undefined ? {} : { count }) }] : [],
    );
  const near = [...new Map(found.map((category) => [category.path, category])).values()];
  if (near.length > 0) return { categories: near.slice(0, CATEGORIES_SHOWN), isRelated: true };
  const { category } = await call('GET /categories', { query: mid === undefined ? {} : sub ? { top, mid } : { top } });
  const beside = category.children
    .map(({ name, path, count }) => ({ text: name, path, count }))
    .filter(({ path }) => path !== routes.cards(top, mid, sub))
    .sort((a, b) => b.count - a.count);
  const above = mid === undefined ? [] : [{ text: category.heading, path: category.path, count: category.count }];
  return { categories: [...above, ...beside].slice(0, CATEGORIES_SHOWN), isRelated: mid !== undefined };
}
