import { KEPT_TYPES, type KeptType } from '#shared/dates/calendar-types.ts';

/** The query of a form: the entry that is changed, if one is; the contact of a new one; or its day, `YYYY-MM-DD`, and the name. */
export type EntrySearch = { calendar_id?: string; contact_id?: string; date?: string; name?: string };
export function parseEntrySearch({
  calendar_id: id,
  contact_id: contact,
  date,
  name,
}: Record<string, unknown>): EntrySearch {
  const [calendarId, contactId] = [textOf(id), textOf(contact)];
  if (calendarId !== null) return { calendar_id: calendarId };
  if (contactId !== null) return { contact_id: contactId };
  const isDay = typeof date === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date);
  const given = textOf(name);
  return { ...(isDay ? { date } : {}), ...(given === null ? {} : { name: given }) };
}

/** An id made of digits alone is read as a number. */
function textOf(id: unknown): string | null {
  const text = typeof id === 'number' ? String(id) : id;
  return typeof text === 'string' && text !== '' && text !== 'null' ? text : null;
}

/** The query of the list: the kind of dates that is shown. */
export function parseListSearch({ type }: Record<string, unknown>): { type?: KeptType } {
  const known = KEPT_TYPES.find((one) => one === type);
  return known === undefined ? {} : { type: known };
}
