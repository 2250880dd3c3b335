import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { listOrEmpty, type PagedList } from '#app/client/paged-list.ts';
import type { CardTile, Category, Facets } from '#contract/card.ts';
import { chosenFacets, facetQuery, queryOf, searchText, type BrowseSearch, type Facet } from './browse-search.ts';
import type { Place, Alternatives } from './empty/alternatives.ts';

/** With fewer cards than these a page offers ways on. */
const FEW = 8;

/** A page of cards, as its address asks for it. */
export type Browse = {
  /** the page's own address, without its query */ path: string;
  place: Place;
  search: BrowseSearch;
  /** with what is in it and above it */ category: Category;
  first: PagedList<CardTile>;
  /** what was looked for in place of what was typed */ corrected: string | null;
  /** no card has every word; these have some */ loosened: boolean;
  /** how many cards each further choice would leave */ counts: Facets;
  /** what may be chosen on the page, before any choice: these order the chips, so that none moves when one is chosen */ offered: Facets;
  /** a first name among the words: it can stand on the fronts */ named: string | null;
  /** where to go on from here when little was found, or nothing */ ways: Alternatives | null;
  /** rendered by the server, for no reader in particular */ isAnonymous: boolean;
};

/** @throws the router's not-found where there is no such shelf. */
export async function loadBrowse(path: string, place: Place, search: BrowseSearch): Promise<Browse> {
  const words = { ...place, q: searchText(search) || undefined };
  const narrowing = { ...place, ...facetQuery(search) };
  try {
    const [{ category }, reply, offered, narrowed] = await Promise.all([
      call('GET /categories', { query: place }),
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
      loosened: reply.loosened,
      named: reply.named,
      counts: (narrowed ?? offered).facets,
      offered: narrowingChoices(offered, search),
      ways: first.total < FEW && !first.isBroken ? await loadAlternatives(path, place, search, first.total) : null,
      isAnonymous: import.meta.env.SSR,
    };
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) throw notFound();
    throw error;
  }
}

/** What all cards of a place have is no choice there, but can be taken off where an address makes it. */
export function narrowingChoices({ facets, total }: { facets: Facets; total: number }, search: BrowseSearch): Facets {
  const among = (facet: Facet) => facets[facet].filter(({ value, count }) => count < total || search[facet] === value);
  return {
    recipient: among('recipient'),
    mood: among('mood'),
    style: among('style'),
    colour: among('colour'),
    price: among('price'),
  };
}

/** Fetched only where little was found, or nothing. */
async function loadAlternatives(
  path: string,
  place: Place,
  search: BrowseSearch,
  found: number,
): Promise<Alternatives> {
  const { findAlternatives } = await retryChunk('ways-on', () => import('./empty/alternatives.ts'));
  return findAlternatives(path, place, search, found);
}
