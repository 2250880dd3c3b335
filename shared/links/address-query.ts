/** What stands in the query of an address: text, each name once. */
export type AddressQuery = Readonly<Record<string, string | undefined>>;

/**
 * The query of an address, each value as the text that stands there: nothing of it is read as JSON, so that `?clean=true` and `?code={}`
 * are words like any others. A name that stands twice counts once; characters that nobody sees are spaces.
 */
export function readQuery(text: string): AddressQuery {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value.replace(/\p{Cc}/gu, ' ');
  return query;
}

/** The same as it stands in an address, with its question mark; what is not given is left out. */
export function writeQuery(query: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
