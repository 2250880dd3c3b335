import { readQuery, type AddressQuery } from '#shared/links/address-query.ts';

/** Parameters that any page's address may carry (specification, section 2, Query parameters), and what each names. */
export type SiteQuery = {
  /** the link of a sent card */ magicLink?: string;
  /** a card on its way */ card_send_id?: string;
  /** a date in the calendar */ calendar_id?: string;
  /** a reminder */ r?: string;
  /** token and address of a soft login */ t?: string;
  e?: string;
  /** where somebody goes once they are in */ next?: string;
  /** the page without header and footer; there, it may be empty */ clean?: string;
};
const NAMES = ['magicLink', 'card_send_id', 'calendar_id', 'r', 't', 'e', 'next', 'clean'] as const;

/** The query of a page's address as text, without those of these parameters whose value is the text null. */
export function readPageQuery(text: string): AddressQuery {
  const isDropped = new Set<string>(NAMES);
  return Object.fromEntries(
    Object.entries(readQuery(text)).filter(([name, value]) => !(value === 'null' && isDropped.has(name))),
  );
}

/** Reads them, as text; values that are null, or the text null, are dropped. */
export function siteQuery(search: object): SiteQuery {
  const query: SiteQuery = {};
  for (const name of NAMES) {
    const value: unknown = Reflect.get(search, name);
    if (typeof value === 'string' && value !== 'null') query[name] = value;
  }
  return query;
}
