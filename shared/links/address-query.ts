/** The query of an address: text values, each name once. */
export type AddressQuery = Readonly<Record<string, string | undefined>>;

/**
 * Parses the query of an address. Every value is text and never JSON, so `?clean=true` and `?code={}` are words like any others. Of repeated names
 * the first counts; invisible characters become spaces.
 */
export function parseQuery(text: string): AddressQuery {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value.replace(/\p{Cc}/gu, ' ');
  return query;
}

/** The query as text, with its question mark. Undefined values are left out. */
export function formatQuery(query: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
