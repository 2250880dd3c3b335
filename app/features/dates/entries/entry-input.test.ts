import { expect, it } from 'vitest';
import { inputOf, NO_INPUT, parseEntry, parseSavedInput } from './entry-input.ts';

const typed = { ...NO_INPUT, name: 'Amelie' };

it('leaves out what is unknown', () => {
  const date = { calendar: 'gregorian', isLeapMonth: false, leapDayRule: 'february-28' };
  expect(parseEntry(typed)).toEqual({
    ok: true,
    given: { name: 'Amelie', note: '', date: { ...date, year: null, month: null, day: null } },
  });
  expect(parseEntry({ ...typed, month: '0', day: '28', year: ' 1992 ' })).toMatchObject({
    given: { date: { ...date, year: 1992, month: 1, day: 28 } },
  });
});

it('reports a year that is no number', () => {
  for (const year of ['92?', 'long ago', '-44', '12345'])
    expect(parseEntry({ ...typed, year })).toMatchObject({ ok: false, field: 'date.year' });
});

it('chooses leap months by their place in the list, and finds them again', () => {
  const hebrew = { ...typed, calendar: 'hebrew', month: '5', day: '14' } as const;
  const parsed = parseEntry(hebrew);
  expect(parsed).toMatchObject({ given: { date: { month: 5, isLeapMonth: true, day: 14 } } });
  if (!parsed.ok) throw new Error('It was parsed.');
  const date = { year: null, isLeapMonth: true, month: 5, day: 14, calendar: 'hebrew', leapDayRule: 'both' } as const;
  const entry = {
    calendarId: 'x',
    calendarTypeId: 1,
    calendarName: 'Amelie’s birthday',
    firstName: 'Amelie',
    reminderName: '',
    calendarDate: null,
    calendarDttm: null,
    reminderDate: null,
    cardSendId: null,
    contact: { contactId: 'y', name: 'Amelie' },
    years: null,
    date,
    holiday: null,
    note: 'Tomatoes',
    handledAs: null,
    missedDate: null,
    snoozedUntil: null,
    isBlocked: false,
    isRemoved: false,
  } as const;
  expect(inputOf(entry)).toEqual({ ...hebrew, leapDayRule: 'both', note: 'Tomatoes' });
  expect(inputOf({ ...entry, contact: null, calendarName: 'The day we met' }).name).toBe('The day we met');
});

it('reads back what was saved, and nothing that cannot be chosen', () => {
  expect(parseSavedInput('')).toBeNull();
  expect(parseSavedInput(JSON.stringify({ ...typed, day: '4' }))).toEqual({ ...typed, day: '4' });
  expect(parseSavedInput('{"name":1,"calendar":"mayan","leapDayRule":"never"}')).toEqual(NO_INPUT);
});
