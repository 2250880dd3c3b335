import { expect, it } from 'vitest';
import type { CalendarEntry } from '#contract/calendar.ts';
import type { Contact } from '#contract/contact.ts';
import { describeMerge, type Entry } from './describe-merge.ts';

const birthday = (year: number | null, month: number, day: number) =>
  ({
    calendarTypeId: 1,
    calendarName: 'Amelie’s birthday',
    date: { calendar: 'gregorian', year, month, day, isLeapMonth: false },
  }) as CalendarEntry;
const entry = (contact: Partial<Contact>, ...dates: CalendarEntry[]): Entry => ({
  contact: {
    contactId: contact.name ?? '',
    name: 'Amelie',
    relationship: null,
    emails: [],
    phones: [],
    timeZone: null,
    note: '',
    groups: [],
    avoid: [],
    reminderLeads: null,
    ...contact,
  } as Contact,
  dates,
});
const merge = (one: Entry, other: Entry) =>
  describeMerge([one, other], { order: 'day-month', formatPlace: (zone) => `in ${zone}` });

it('chooses the longer name and what is known at first', () => {
  const { name, relationship, timeZone } = merge(
    entry({ name: 'Amelie', timeZone: 'Europe/Paris' }),
    entry({ name: 'Amelie Fontaine', relationship: 'sister' }),
  );
  expect([name.words, name.first]).toEqual([['Amelie', 'Amelie Fontaine'], 1]);
  expect([relationship.words, relationship.first]).toEqual([['', 'Sister'], 1]);
  expect([timeZone.words, timeZone.first]).toEqual([['in Europe/Paris', ''], 0]);
});

it('asks for the birthday only where the two differ', () => {
  const different = merge(entry({ name: 'A' }, birthday(null, 12, 9)), entry({ name: 'B' }, birthday(1992, 12, 10)));
  expect(different.birthday).toMatchObject({ values: ['A', 'B'], words: ['9 December', '10 December 1992'], first: 1 });
  expect(different.kept).toEqual([]);
  const same = merge(entry({}, birthday(null, 12, 9)), entry({}, birthday(1992, 12, 9)));
  expect(same.birthday).toBeNull();
  expect(same.kept).toEqual([{ title: 'Dates', lines: ['Birthday, 9 December 1992'] }]);
});

it('keeps addresses, groups and notes of both, each once', () => {
  const { kept } = merge(
    entry({ emails: ['a@larkspur.example'], groups: ['Family'], note: 'Tomatoes' }),
    entry({ emails: ['A@larkspur.example', 'b@larkspur.example'], groups: ['family', 'Choir'], note: 'Moving' }),
  );
  expect(kept.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Email addresses', 2],
    ['Groups', 2],
    ['Notes', 2],
  ]);
});
