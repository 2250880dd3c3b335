import type { AddressQuery } from '#shared/links/address-query.ts';

/** The query of an admin section: the search term, the chosen state, and the open mail. */
export type AdminSearch = { q?: string; state?: string; message?: string };

const Q_MAX = 200;
const WORD = /^[a-z-]{1,20}$/;

/** Parses the query. Invalid values are dropped. */
export function parseAdminSearch(search: AddressQuery): AdminSearch {
  const text = (value = '') => value.slice(0, Q_MAX);
  const { q, state, message } = {
    q: text(search['q']),
    state: text(search['state']),
    message: text(search['message']),
  };
  return { ...(q ? { q } : {}), ...(WORD.test(state) ? { state } : {}), ...(message ? { message } : {}) };
}

/** The chosen state where the section has it, else the first. */
export function chosenState<T extends string>(states: readonly [T, ...T[]], chosen: string | undefined): T {
  return states.find((state) => state === chosen) ?? states[0];
}
