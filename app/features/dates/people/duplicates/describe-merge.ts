import type { CalendarEntry } from '#contract/calendar.ts';
import type { Contact } from '#contract/contact.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { monthsOf } from '#shared/dates/month-names.ts';
import { formatLeads, LEADS } from '#shared/dates/reminder-leads.ts';
import { formatRelationship } from '#shared/people/relationships.ts';
import { capitalize } from '#shared/text/format.ts';
import { type DateOrder, formatNamedDate } from '#shared/time/date-order.ts';

/** A contact with its dates. */
export type Entry = { contact: Contact; dates: readonly CalendarEntry[] };
/** What a person has once, as each of the two entries has it. */
export type OneOf<T> = {
  key: string;
  title: string;
  values: readonly [T, T];
  /** as it is shown; empty where nothing is said */ words: readonly [string, string];
  /** which of them is chosen at first */ first: 0 | 1;
};
/** What becomes of two contacts. */
export type Merged = {
  name: OneOf<string>;
  relationship: OneOf<Contact['relationship']>;
  timeZone: OneOf<string | null>;
  reminderLeads: OneOf<Contact['reminderLeads']>;
  /** whose birthday is right; null where they do not differ */ birthday: OneOf<string> | null;
  /** what is kept of both */ kept: { title: string; lines: readonly string[] }[];
};
type Pair = readonly [Entry, Entry];

/** What becomes of two contacts that are merged: what has to be chosen, and what is kept of both. */
export function describeMerge(
  [one, other]: Pair,
  { order, formatPlace }: { order: DateOrder; formatPlace: (timeZone: string) => string },
): Merged {
  const contacts = [one.contact, other.contact] as const;
  const choose = <T>(key: string, title: string, values: readonly [T, T], format: (value: T) => string): OneOf<T> => {
    const words = [format(values[0]), format(values[1])] as const;
    // Of two names the longer one says more: “Amelie Fontaine” rather than “Amelie”.
    const isOther = words[0] === '' || (key === 'name' && words[1].length > words[0].length);
    return { key, title, values, words, first: isOther ? 1 : 0 };
  };
  const birthdays = [birthdayOf(one), birthdayOf(other)] as const;
  const hasTwo = birthdays[0] !== undefined && birthdays[1] !== undefined && !isSameDay(birthdays[0], birthdays[1]);
  const all = (read: (contact: Contact) => readonly string[]) => {
    const lines = contacts.flatMap(read);
    return lines.filter((line, i) => lines.findIndex((one) => one.toLowerCase() === line.toLowerCase()) === i);
  };
  const both = [...one.dates, ...other.dates];
  // Of a day that both have, the year is known where either knows it.
  const dates = both.filter(
    (entry) =>
      !(hasTwo && isBirthday(entry)) &&
      (entry.date.year !== null ||
        both.every((twin) => twin.date.year === null || titleOf(twin) !== titleOf(entry) || !isSameDay(twin, entry))),
  );
  const kept = [
    { title: 'Dates', lines: [...new Set(dates.map((entry) => `${titleOf(entry)}, ${formatEntryDay(entry, order)}`))] },
    { title: 'Email addresses', lines: all(({ emails }) => emails) },
    { title: 'Telephone numbers', lines: all(({ phones }) => phones) },
    { title: 'Groups', lines: all(({ groups }) => groups) },
    { title: 'Please avoid', lines: all(({ avoid }) => avoid) },
    { title: 'Notes', lines: all(({ note }) => (note === '' ? [] : [note])) },
  ];
  return {
    name: choose('name', 'Name', [one.contact.name, other.contact.name], (name) => name),
    relationship: choose(
      'relationship',
      'Who they are to you',
      [one.contact.relationship, other.contact.relationship],
      (value) => (value === null ? '' : formatRelationship(value)),
    ),
    timeZone: choose('timeZone', 'Where they live', [one.contact.timeZone, other.contact.timeZone], (zone) =>
      zone === null ? '' : formatPlace(zone),
    ),
    reminderLeads: choose(
      'reminderLeads',
      'Remind me',
      [one.contact.reminderLeads, other.contact.reminderLeads],
      (leads) =>
        leads === null
          ? ''
          : leads.length === 0
            ? 'Not at all'
            : capitalize(formatLeads(LEADS.filter((lead) => leads.includes(lead)))),
    ),
    birthday: hasTwo
      ? {
          key: 'birthday',
          title: 'Birthday',
          values: [one.contact.contactId, other.contact.contactId],
          words: [formatEntryDay(birthdays[0], order), formatEntryDay(birthdays[1], order)],
          first: birthdays[0]?.date.year === null && birthdays[1]?.date.year !== null ? 1 : 0,
        }
      : null,
    kept: kept.filter(({ lines }) => lines.length > 0),
  };
}

function isBirthday({ calendarTypeId }: CalendarEntry): boolean {
  return calendarTypeId === CALENDAR_TYPES.birthday;
}

function birthdayOf({ dates }: Entry): CalendarEntry | undefined {
  return dates.find(isBirthday);
}

/** The same day. The year may be known of one alone, as in the merge of the server. */
function isSameDay({ date: one }: CalendarEntry, { date: other }: CalendarEntry): boolean {
  const hasSameYear = one.year === other.year || one.year === null || other.year === null;
  const facts = ['calendar', 'month', 'isLeapMonth', 'day'] as const;
  return hasSameYear && facts.every((fact) => one[fact] === other[fact]);
}

function titleOf({ calendarTypeId, calendarName }: CalendarEntry): string {
  if (calendarTypeId === CALENDAR_TYPES.birthday) return 'Birthday';
  return calendarTypeId === CALENDAR_TYPES.anniversary ? 'Anniversary' : calendarName;
}

/** `5 December 1992`, `December`, `15 Nisan`, or that it is not known. */
function formatEntryDay(entry: CalendarEntry | undefined, order: DateOrder): string {
  if (entry === undefined) return '';
  const { calendar, year, month, day } = entry.date;
  if (month === null) return year === null ? 'day not known' : String(year);
  if (calendar === 'gregorian' && day !== null) return formatNamedDate({ year, month, day }, order);
  return [day, monthsOf(calendar).at(month - 1)?.name, year].filter((part) => part !== null).join(' ');
}
