import { expect, it } from 'vitest';
import type { CalendarEntry } from '#contract/calendar.ts';
import { describeEntry } from './describe-entry.ts';

const entry = (
  calendarTypeId: CalendarEntry['calendarTypeId'],
  calendarDate: string | null,
  years: number | null,
  day: number | null = 1,
) => ({ calendarTypeId, calendarDate, years, date: { day } }) as CalendarEntry;

it.each([
  [entry(1, '2026-12-05', 34), 'Turns 34, in 7 days'],
  [entry(1, '2026-11-28', null), 'Birthday, today'],
  [entry(1, '2027-03-01', null, null), 'Birthday, day unknown'],
  [entry(1, null, null, null), 'Birthday, date unknown'],
  [entry(2, '2026-11-29', 1), '1 year, tomorrow'],
  [entry(2, '2026-11-29', 50), '50 years, tomorrow'],
  [entry(2, '2026-11-29', null), 'Anniversary, tomorrow'],
  [entry(5, '2026-11-29', null), 'Every year, tomorrow'],
])('%#: %s', (given, line) => expect(describeEntry(given, '2026-11-28')).toBe(line));
