import { OWN_TYPES, type OwnType } from '#shared/dates/calendar-types.ts';

/** The query of a form: the entry that is changed, if one is. */
export function parseEntrySearch({ calendar_id: id }: Record<string, unknown>): { calendar_id?: string } {
  // An id made of digits alone would be read as a number.
  const text = typeof id === 'number' ? String(id) : id;
  return typeof text === 'string' && text !== '' && text !== 'null' ? { calendar_id: text } : {};
}

/** The query of the list: the kind of dates that is shown. */
export function parseListSearch({ type }: Record<string, unknown>): { type?: OwnType } {
  const known = OWN_TYPES.find((one) => one === type);
  return known === undefined ? {} : { type: known };
}
