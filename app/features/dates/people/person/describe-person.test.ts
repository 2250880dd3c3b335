import { expect, it } from 'vitest';
import type { CalendarEntry } from '#contract/calendar.ts';
import { describePerson } from './describe-person.ts';

const entry = (
  calendarTypeId: CalendarEntry['calendarTypeId'],
  calendarDate: string | null,
  years: number | null,
  day: number | null = 1,
) => ({ calendarTypeId, calendarDate, years, date: { day }, calendarName: 'The day we met' }) as CalendarEntry;

it.each([
  [entry(1, '2026-12-05', 34), '34 in 7 days, on a Saturday.'],
  [entry(1, '2026-12-05', null), 'Birthday in 7 days, on a Saturday.'],
  [entry(1, '2026-11-28', 34), '34 today, on a Saturday.'],
  [entry(1, '2027-03-01', null, null), 'Birthday in March 2027.'],
  [entry(2, '2026-11-29', 1), 'Anniversary, 1 year, tomorrow, on a Sunday.'],
  [entry(5, '2026-11-29', null), 'The day we met tomorrow, on a Sunday.'],
  [entry(1, null, null), ''],
])('%#: %s', (given, sentence) => expect(describePerson(given, '2026-11-28')).toBe(sentence));
