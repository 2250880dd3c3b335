import { OWN_TYPES, type OwnType } from '#shared/dates/calendar-types.ts';

/** The query of a form: the entry that is changed, if one is; or the day of a new one, `YYYY-MM-DD`. */
export type EntrySearch = { calendar_id?: string; date?: string };
export function parseEntrySearch({ calendar_id: id, date }: Record<string, unknown>): EntrySearch {
  // An id made of digits alone would be read as a number.
  const text = typeof id === 'number' ? String(id) : id;
  if (typeof text === 'string' && text !== '' && text !== 'null') return { calendar_id: text };
  return typeof date === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date) ? { date } : {};
}

/** The query of the list: the kind of dates that is shown. */
export function parseListSearch({ type }: Record<string, unknown>): { type?: OwnType } {
  const known = OWN_TYPES.find((one) => one === type);
  return known === undefined ? {} : { type: known };
}
