import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { listOrEmpty, type PagedList } from '#app/client/lists/paged-list.ts';
import type { CardTile, Category, Facets, MatchedWords } from '#contract/card.ts';
import {
  chosenFacets,
  facetQuery,
  filtersOf,
  queryOf,
  searchText,
  type BrowseSearch,
  type Facet,
} from './browse-search.ts';
import type { CategoryPath, Alternatives } from './empty/alternatives.ts';

/** With fewer results than this, a page offers alternatives. */
const FEW = 8;

/** The data of a page of cards, for its address. */
export type Browse = {
  /** the path of the page, without its query */ path: string;
  place: CategoryPath;
  search: BrowseSearch;
  /** with its children and parents */ category: Category;
  first: PagedList<CardTile>;
  /** the corrected search that was used instead of the typed one */ corrected: string | null;
  /** if no card has every word of the search: which words the cards have */ words: MatchedWords | null;
  /** how many cards each further choice would leave */ counts: Facets;
  /** the choices without any filter; they define the order of the chips, so that none moves when one is chosen */ offered: Facets;
  /** a first name among the words, which can be on the fronts */ named: string | null;
  /** alternatives, for few or no results */ alternatives: Alternatives | null;
  /** rendered by the server, without a user */ isAnonymous: boolean;
};

/** @throws the router's not-found if there is no such category. */
export async function loadBrowse(path: string, place: CategoryPath, search: BrowseSearch): Promise<Browse> {
  const words = { ...place, q: searchText(search) || undefined };
  const narrowing = { ...place, ...facetQuery(search) };
  try {
    const [{ category }, reply, offered, narrowed] = await Promise.all([
      call('GET /categories', { query: { ...place, ...filtersOf(search) } }),
      call('GET /cards', { query: { ...place, ...queryOf(search) } }),
      call('GET /cards/facets', { query: words }),
      chosenFacets(search).length > 0 ? call('GET /cards/facets', { query: narrowing }) : null,
    ]);
    const first = listOrEmpty('GET /cards', reply, true);
    return {
      path,
      place,
      search,
      category,
      first,
      corrected: reply.corrected,
      words: first.isBroken ? null : reply.words,
      named: reply.named,
      counts: (narrowed ?? offered).facets,
      offered: filterChoices(offered, search),
      alternatives:
        first.total < FEW && !first.isBroken ? await loadAlternatives(path, place, search, first.total) : null,
      isAnonymous: import.meta.env.SSR,
    };
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) throw notFound();
    throw error;
  }
}

/** A property that all cards share is no filter, but it can be removed if the address contains it. */
export function filterChoices({ facets, total }: { facets: Facets; total: number }, search: BrowseSearch): Facets {
  const among = (facet: Facet) => facets[facet].filter(({ value, count }) => count < total || search[facet] === value);
  return {
    recipient: among('recipient'),
    mood: among('mood'),
    style: among('style'),
    colour: among('colour'),
    price: among('price'),
  };
}

/** Loaded only for few or no results. */
async function loadAlternatives(
  path: string,
  place: CategoryPath,
  search: BrowseSearch,
  found: number,
): Promise<Alternatives> {
  const { findAlternatives } = await retryChunk('alternatives', () => import('./empty/alternatives.ts'));
  return findAlternatives(path, place, search, found);
}
