import { expect, it } from 'vitest';
import type { CalendarEntry } from '#contract/calendar.ts';
import { chooseNext } from './choose-next.ts';

const entry = (calendarName: string, calendarDate: string | null, said: Partial<CalendarEntry> = {}) =>
  ({
    calendarName,
    calendarDate,
    missedDate: null,
    handledAs: null,
    isBlocked: false,
    date: { day: 1 },
    ...said,
  }) as CalendarEntry;
const next = (...entries: CalendarEntry[]) => {
  const found = chooseNext(entries, '2026-11-28');
  return found && [found.entry.calendarName, found.day];
};

it('is the nearest date of the next weeks about which nothing is done', () => {
  expect(next(entry('a', '2026-12-20'), entry('b', '2026-12-05'))).toEqual(['b', '2026-12-05']);
  expect(next(entry('a', '2026-12-05', { handledAs: 'call' }), entry('b', '2026-12-20'))).toEqual(['b', '2026-12-20']);
  expect(next(entry('a', '2026-12-05', { isBlocked: true }))).toBeNull();
  expect(next(entry('a', '2026-12-01', { date: { day: null } as CalendarEntry['date'] }))).toBeNull();
  expect(next(entry('a', null))).toBeNull();
  expect(next(entry('a', '2026-12-28'))).toEqual(['a', '2026-12-28']);
  expect(next(entry('a', '2026-12-29'))).toBeNull();
  expect(next()).toBeNull();
});

it('is one that was missed before all others', () => {
  expect(next(entry('a', '2026-11-28'), entry('b', '2027-11-27', { missedDate: '2026-11-27' }))).toEqual([
    'b',
    '2026-11-27',
  ]);
});
