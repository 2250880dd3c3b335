import type { AddressQuery } from '#shared/address-query.ts';

/** What stands in the address of a room: what is looked for, which of it, and the mail that is read. */
export type AdminSearch = { q?: string; state?: string; message?: string };

const Q_MAX = 200;
const WORD = /^[a-z-]{1,20}$/;

/** Reads it. What a room does not know, it takes for nothing chosen. */
export function readAdminSearch(search: AddressQuery): AdminSearch {
  const text = (value = '') => value.slice(0, Q_MAX);
  const { q, state, message } = {
    q: text(search['q']),
    state: text(search['state']),
    message: text(search['message']),
  };
  return { ...(q ? { q } : {}), ...(WORD.test(state) ? { state } : {}), ...(message ? { message } : {}) };
}

/** The chosen state where the room knows it, else the first. */
export function stateIn<T extends string>(states: readonly [T, ...T[]], asked: string | undefined): T {
  return states.find((state) => state === asked) ?? states[0];
}
