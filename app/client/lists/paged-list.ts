import { ApiError } from '#app/client/api.ts';
import { reportError } from '#app/client/errors/report-error.ts';

/** A list with the pages loaded so far: the first load resets it, later ones append (specification, section 4). */
export type PagedList<T> = {
  results: readonly T[];
  total: number;
  /** The reply had no list of results, so the list is unknown. */ isBroken?: true;
};

export function hasNextPage(list: PagedList<unknown>): boolean {
  return list.results.length < list.total;
}

/**
 * Appends a page. Items that are already there are not added twice, since the catalogue may change between two pages. A page without new items is the
 * end, whatever the total says; otherwise it would be requested for ever.
 */
export function appendPage<T>(list: PagedList<T>, page: PagedList<T>, keyOf: (item: T) => string): PagedList<T> {
  const known = new Set(list.results.map(keyOf));
  const added = page.results.filter((item) => !known.has(keyOf(item)));
  const results = [...list.results, ...added];
  return { results, total: added.length === 0 ? results.length : page.total };
}

/** A reply without a list of results: a failed call, although it had a reply. */
export class ListReplyError extends ApiError {
  constructor(call: string) {
    const errorMessage = 'There was a problem retrieving your data';
    super([{ field: 'general', errorMessage, errorCode: 500 }], 500);
    this.name = 'ListReplyError';
    this.cause = `${call} answered without results`;
  }
}
/** The event on the window for such a reply; the frame shows the message (`app/features/frame/mounts.tsx`). */
export const LIST_ERROR_EVENT = 'list-fault';

/**
 * Shows and reports such an error (specification, section 8).
 * @param isShown the page shows the message in place of the list
 * @returns whether it was such an error
 */
export function reportListError(error: unknown, isShown = false): error is ListReplyError {
  if (!(error instanceof ListReplyError) || typeof window === 'undefined') return false;
  void reportError('list', error);
  if (!isShown) dispatchEvent(new CustomEvent(LIST_ERROR_EVENT, { detail: error.message }));
  return true;
}

/** For pages that work without the list: if a reply has no list of results, reports it and returns an empty list that is marked as broken. */
export function listOrEmpty<T>(
  call: string,
  reply: { results?: readonly T[]; total?: number },
  isShown = false,
): PagedList<T> {
  try {
    return requireList(call, reply);
  } catch (error) {
    if (!reportListError(error, isShown)) throw error;
    return { results: [], total: 0, isBroken: true };
  }
}

/** @throws ListReplyError if a reply has no list of results (specification, section 8). */
export function requireList<T>(call: string, reply: { results?: readonly T[]; total?: number }): PagedList<T> {
  if (!Array.isArray(reply.results)) throw new ListReplyError(call);
  return { results: reply.results, total: reply.total ?? reply.results.length };
}
