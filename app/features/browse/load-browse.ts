import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { listOrNone, type PagedList } from '#app/client/paged-list.ts';
import type { CardTile, Facets } from '#contract/card.ts';
import { chosenFacets, narrowingOf, queryOf, typedIn, type BrowseSearch, type Facet } from './browse-search.ts';
import type { ShelfTrail } from './shelves-around.ts';
import type { Place, WaysOn } from './ways-on.ts';

/** With fewer cards than these a page offers ways on. */
const FEW = 8;

/** A page of cards, as its address asks for it. */
export type Browse = {
  /** the page's own address, without its query */ path: string;
  place: Place;
  search: BrowseSearch;
  trail: ShelfTrail;
  first: PagedList<CardTile>;
  /** what was looked for in place of what was typed */ corrected: string | null;
  /** no card has every word; these have some */ loosened: boolean;
  /** how many cards each further choice would leave */ counts: Facets;
  /** what may be chosen on the page, before any choice: these order the chips, so that none moves when one is chosen */ offered: Facets;
  /** a first name among the words: it can stand on the fronts */ named: string | null;
  /** where to go on from here when little was found, or nothing */ ways: WaysOn | null;
  /** rendered by the server, for no reader in particular */ isForNobody: boolean;
};

/** @throws the router's not-found where there is no such shelf. */
export async function loadBrowse(path: string, place: Place, search: BrowseSearch): Promise<Browse> {
  const words = { ...place, q: typedIn(search) || undefined };
  const narrowing = { ...place, ...narrowingOf(search) };
  try {
    const [trail, reply, offered, narrowed] = await Promise.all([
      loadTrail(place),
      call('GET /cards', { query: { ...place, ...queryOf(search) } }),
      call('GET /cards/facets', { query: words }),
      chosenFacets(search).length > 0 ? call('GET /cards/facets', { query: narrowing }) : null,
    ]);
    const first = listOrNone('GET /cards', reply);
    return {
      path,
      place,
      search,
      trail,
      first,
      corrected: reply.corrected,
      loosened: reply.loosened,
      named: reply.named,
      counts: (narrowed ?? offered).facets,
      offered: choicesAmong(offered, search),
      ways: first.total < FEW ? await waysOnFrom(path, place, search, first.total) : null,
      isForNobody: import.meta.env.SSR,
    };
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) throw notFound();
    throw error;
  }
}

/** What all cards of a place have is no choice there, but can be taken off where an address makes it. */
export function choicesAmong({ facets, total }: { facets: Facets; total: number }, search: BrowseSearch): Facets {
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
async function waysOnFrom(path: string, place: Place, search: BrowseSearch, found: number): Promise<WaysOn> {
  const { waysOn } = await retryChunk('ways-on', () => import('./ways-on.ts'));
  return waysOn(path, place, search, found);
}

/** The shelf, and those above it, whose parts stand beside the cards. */
async function loadTrail({ top, mid, sub }: Place): Promise<ShelfTrail> {
  const category = async (query: Place) => (await call('GET /categories', { query })).category;
  const [topShelf, midShelf, subShelf] = await Promise.all([
    category({ top }),
    mid ? category({ top, mid }) : null,
    sub ? category({ top, mid, sub }) : null,
  ]);
  return { here: subShelf ?? midShelf ?? topShelf, top: top ? topShelf : null, mid: midShelf };
}
