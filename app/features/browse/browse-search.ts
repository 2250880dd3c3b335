import type { CallInput } from '#contract/calls.ts';
import type { AddressQuery } from '#shared/links/address-query.ts';
import { SEARCH_MAX } from '#shared/limits.ts';

/** The filters of a list of cards, each with one choice. */
export const FACETS = ['recipient', 'mood', 'style', 'colour', 'price'] as const;
export type Facet = (typeof FACETS)[number];
export type Sort = 'new' | 'for-you';

/** The query of a page of cards. `popular`, the default order, is not written. */
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
 * Parses the query of a page of cards. Values that are null, empty or the text null are dropped (specification, section 2), and so
 * are invalid choices: a mistyped address shows more cards, not an error.
 */
export function parseBrowseSearch(query: AddressQuery): BrowseSearch {
  const choice = (facet: Facet) => {
    const value = given(query[facet])?.trim().toLowerCase();
    return value !== undefined && CHOICE.test(value) ? value : undefined;
  };
  const price = choice('price');
  const sort = given(query['sort']);
  return {
    q: given(query['q'])?.replace(/\s+/g, ' ').trim() || undefined,
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

/** The text that is searched for, or an empty string: what was typed, cut at the maximum length. */
export function searchText({ q }: Pick<BrowseSearch, 'q'>): string {
  return q?.slice(0, SEARCH_MAX).trim().toWellFormed() ?? '';
}

/** Whether the typed text is longer than the maximum. */
export function isSearchCut({ q }: Pick<BrowseSearch, 'q'>): boolean {
  return q !== undefined && q.length > SEARCH_MAX;
}

/** The facets with a choice. */
export function chosenFacets(search: BrowseSearch): Facet[] {
  return FACETS.filter((facet) => search[facet] !== undefined);
}

/** The same page with one choice set, or removed if no value is given. */
export function withChoice(search: BrowseSearch, facet: Facet | 'sort' | 'q', value?: string): BrowseSearch {
  return parseBrowseSearch({ ...search, [facet]: value });
}

/** The same page without any choice; search text and order stay. */
export function withoutChoices({ q, sort }: BrowseSearch): BrowseSearch {
  return parseBrowseSearch({ q, sort });
}

type Query = NonNullable<CallInput<'GET /cards'>['query']>;

/** The query of the API call for a page of cards. A search that is too long is cut at the maximum length. */
export function queryOf(search: BrowseSearch): Query {
  return { ...search, q: searchText(search) || undefined };
}

/** The filters alone. */
export function filtersOf({ recipient, mood, style, colour, price }: BrowseSearch): Omit<BrowseSearch, 'q' | 'sort'> {
  return { recipient, mood, style, colour, price };
}

/** The same without the order, for the facets. */
export function facetQuery(search: BrowseSearch): Omit<Query, 'sort' | 'limit' | 'offset'> {
  const { sort: _, ...narrowing } = queryOf(search);
  return narrowing;
}
