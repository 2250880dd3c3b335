import { parseQuery, type AddressQuery } from '#shared/links/address-query.ts';

/** Query parameters that any page may have (specification, section 2, Query parameters), and their meanings. */
export type SiteQuery = {
  /** the link of a sent card */ magicLink?: string;
  /** a card send */ card_send_id?: string;
  /** a date in the calendar */ calendar_id?: string;
  /** a reminder */ r?: string;
  /** token and address of a soft login */ t?: string;
  e?: string;
  /** the path to continue to after signing in */ next?: string;
  /** the page without header and footer; this one may be empty */ clean?: string;
};
const NAMES = ['magicLink', 'card_send_id', 'calendar_id', 'r', 't', 'e', 'next', 'clean'] as const;

/** The query of an address as text, without those of these parameters that have the value null as text. */
export function readPageQuery(text: string): AddressQuery {
  const isDropped = new Set<string>(NAMES);
  return Object.fromEntries(
    Object.entries(parseQuery(text)).filter(([name, value]) => !(value === 'null' && isDropped.has(name))),
  );
}

/** Parses these parameters as text. Values that are null, or the text null, are dropped. */
export function siteQuery(search: object): SiteQuery {
  const query: SiteQuery = {};
  for (const name of NAMES) {
    const value: unknown = Reflect.get(search, name);
    if (typeof value === 'string' && value !== 'null') query[name] = value;
  }
  return query;
}
