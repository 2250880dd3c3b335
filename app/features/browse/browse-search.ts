import type { CallInput } from '#contract/calls.ts';
import type { AddressQuery } from '#shared/address-query.ts';
import { SEARCH_MAX } from '#shared/limits.ts';

/** What a list of cards can be narrowed by, each to one choice. */
export const FACETS = ['recipient', 'mood', 'style', 'colour', 'price'] as const;
export type Facet = (typeof FACETS)[number];
export type Sort = 'new' | 'for-you';

/** What stands in the address of a page of cards. `popular`, the usual order, is not written. */
export type BrowseSearch = {
  /** as typed */ q: string | undefined;
  recipient: string | undefined;
  mood: string | undefined;
  style: string | undefined;
  colour: string | undefined;
  price: 'free' | 'premium' | undefined;
  sort: Sort | undefined;
};

const CHOICE = /^[a-z0-9][a-z0-9 -]{0,39}$/;

/**
 * Reads the query of a page of cards. What is null, empty or the text null is dropped (specification, section 2), and so is
 * what cannot be a choice: an address that was cut or mistyped shows more cards, not an error.
 */
export function readBrowseSearch(query: AddressQuery): BrowseSearch {
  const choice = (facet: Facet) => {
    const value = given(query[facet])?.trim().toLowerCase();
    return value !== undefined && CHOICE.test(value) ? value : undefined;
  };
  const price = choice('price');
  const sort = given(query['sort']);
  return {
    q: given(query['q'])?.replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX) || undefined,
    recipient: choice('recipient'),
    mood: choice('mood'),
    style: choice('style'),
    colour: choice('colour'),
    price: price === 'free' || price === 'premium' ? price : undefined,
    sort: sort === 'new' || sort === 'for-you' ? sort : undefined,
  };
}

function given(value: string | undefined): string | undefined {
  return value === '' || value === 'null' ? undefined : value;
}

/** The words that were typed, or nothing. */
export function typedIn({ q }: Pick<BrowseSearch, 'q'>): string {
  return q ?? '';
}

/** The facets that are narrowed by a choice. */
export function chosenFacets(search: BrowseSearch): Facet[] {
  return FACETS.filter((facet) => search[facet] !== undefined);
}

/** The same page with one choice made, or taken back where nothing is given. */
export function withChoice(search: BrowseSearch, facet: Facet | 'sort' | 'q', value?: string): BrowseSearch {
  return readBrowseSearch({ ...search, [facet]: value });
}

/** The same page without any choice; words and order stay. */
export function withoutChoices({ q, sort }: BrowseSearch): BrowseSearch {
  return readBrowseSearch({ q, sort });
}

type Query = NonNullable<CallInput<'GET /cards'>['query']>;

/** What is asked of the shop for a page of cards. */
export function queryOf(search: BrowseSearch): Query {
  return { ...search };
}

/** The same, without the order, for what only counts. */
export function narrowingOf(search: BrowseSearch): Omit<Query, 'sort' | 'limit' | 'offset'> {
  const { sort: _, ...narrowing } = queryOf(search);
  return narrowing;
}
