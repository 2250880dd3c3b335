/** A list as far as it was loaded: the first load begins it anew, later ones append (specification, section 4). */
export type PagedList<T> = { results: readonly T[]; total: number };

export function hasNextPage(list: PagedList<unknown>): boolean {
  return list.results.length < list.total;
}

/**
 * Adds a page to the end. What stands there already is not added twice: between two pages the shop may have been stocked anew.
 * A page without anything new is the end, whatever the total says, else it would be asked for for ever.
 */
export function appendPage<T>(list: PagedList<T>, page: PagedList<T>, keyOf: (item: T) => string): PagedList<T> {
  const known = new Set(list.results.map(keyOf));
  const added = page.results.filter((item) => !known.has(keyOf(item)));
  const results = [...list.results, ...added];
  return { results, total: added.length === 0 ? results.length : page.total };
}

/** A list reply that has no list of results. */
export class ListReplyError extends Error {
  constructor(call: string) {
    super(`There was a problem retrieving your data`, { cause: `${call} answered without results` });
    this.name = 'ListReplyError';
  }
}
/** @throws ListReplyError where a reply lacks its results (specification, section 8). */
export function requireList<T>(call: string, reply: { results?: readonly T[]; total?: number }): PagedList<T> {
  if (!Array.isArray(reply.results)) throw new ListReplyError(call);
  return { results: reply.results, total: reply.total ?? reply.results.length };
}
