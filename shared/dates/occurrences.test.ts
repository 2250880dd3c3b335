import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEAP_DAY_RULES,
  nextOccurrence,
  occurrencesBetween,
  occurrencesFrom,
  yearsAt,
  type YearlyDate,
} from './occurrences.ts';
import { CALENDAR_NAMES, CALENDARS } from './partial-date.ts';

const gregorian = (month: number | null, day: number | null, more: Partial<YearlyDate> = {}): YearlyDate => ({
  calendar: 'gregorian',
  year: null,
  month,
  isLeapMonth: false,
  day,
  leapDayRule: 'february-28',
  ...more,
});

describe('the next day of a date', () => {
  it.each([
    ['today counts', gregorian(11, 28), '2026-11-28', '2026-11-28'],
    ['yesterday is next year', gregorian(11, 27), '2026-11-28', '2027-11-27'],
    ['over the turn of a year', gregorian(1, 2), '2026-12-31', '2027-01-02'],
    ['a day that is unknown is the first of the month', gregorian(3, null), '2026-11-28', '2027-03-01'],
    ['29 February in a year that has it', gregorian(2, 29), '2028-01-01', '2028-02-29'],
    ['29 February, kept on the 28th', gregorian(2, 29), '2026-11-28', '2027-02-28'],
    ['29 February, kept on 1 March', gregorian(2, 29, { leapDayRule: 'march-1' }), '2026-11-28', '2027-03-01'],
    ['29 February of 2100, which has none', gregorian(2, 29, { leapDayRule: 'march-1' }), '2100-01-01', '2100-03-01'],
    [
      'a leap day kept on both is on the second when the first has passed',
      gregorian(2, 29, { leapDayRule: 'both' }),
      '2027-03-01',
      '2027-03-01',
    ],
  ])('%s', (_, date, from, expected) => expect(nextOccurrence(date, from)).toBe(expected));

  it('is none while the month is unknown', () => {
    expect(nextOccurrence(gregorian(null, null, { year: 1980 }), '2026-11-28')).toBeNull();
  });

  // New Year's days of the Hong Kong Observatory; Jewish and Islamic days of Hebcal and of the Umm al-Qura calendar.
  it.each([
    [
      'chinese',
      1,
      false,
      1,
      ['2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03', '2031-01-23', '2032-02-11', '2033-01-31'],
    ],
    ['chinese', 8, false, 15, ['2027-09-15', '2028-10-03', '2029-09-22', '2030-09-12']],
    // Born in a leap month: kept in the month of the same number where there is none. 2028 has a leap fifth.
    ['chinese', 5, true, 1, ['2027-06-05', '2028-06-23', '2029-06-12']],
    // 5787 has two Adars; a birthday of Adar I is in Adar in 5788.
    ['hebrew', 5, true, 14, ['2027-02-21', '2028-03-12']],
    ['hebrew', 6, false, 14, ['2027-03-23', '2028-03-12']],
    ['hebrew', 1, false, 1, ['2027-10-02', '2028-09-21']],
    ['islamic', 10, false, 1, ['2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04']],
  ] as const)('of the %s calendar: month %i, leap month %s, day %i', (calendar, month, isLeapMonth, day, days) => {
    const date = gregorian(month, day, { calendar, isLeapMonth });
    const found: string[] = [];
    for (const one of occurrencesFrom(date, '2027-01-01')) if (found.push(one) === days.length) break;
    expect(found).toEqual(days);
  });

  it('comes twice in a year of ours that is long enough', () => {
    const ramadan = gregorian(9, 1, { calendar: 'islamic' });
    expect(occurrencesBetween(ramadan, '2030-01-01', '2030-12-31')).toEqual(['2030-01-05', '2030-12-26']);
  });

  it('of a thirtieth is the last day of a month that has twenty-nine', () => {
    for (const day of occurrencesBetween(gregorian(9, 30, { calendar: 'islamic' }), '2026-01-01', '2046-01-01')) {
      const found = Temporal.PlainDate.from(day).withCalendar('islamic-umalqura');
      expect([found.monthCode, found.day]).toEqual(['M09', found.daysInMonth]);
    }
  });
});

/** Whether a date is kept on a day, told from that day alone. */
function isKeptOn(date: YearlyDate, iso: string): boolean {
  const day = Temporal.PlainDate.from(iso).withCalendar(CALENDARS[date.calendar]);
  if (date.calendar === 'gregorian' && date.month === 2 && date.day === 29 && !day.inLeapYear) {
    const is28 = day.month === 2 && day.day === 28;
    const is1 = day.month === 3 && day.day === 1;
    return (date.leapDayRule !== 'march-1' && is28) || (date.leapDayRule !== 'february-28' && is1);
  }
  const codes = Array.from({ length: day.monthsInYear }, (_, i) => day.with({ month: i + 1, day: 1 }).monthCode);
  const number = String(date.month).padStart(2, '0');
  const ordinary = date.calendar === 'hebrew' ? 'M06' : `M${number}`;
  const code = date.isLeapMonth ? (codes.includes(`M${number}L`) ? `M${number}L` : ordinary) : `M${number}`;
  return day.monthCode === code && day.day === Math.min(date.day ?? 1, day.daysInMonth);
}

it('agrees with a walk through every day', () => {
  const dates = fc
    .record({
      calendar: fc.constantFrom(...CALENDAR_NAMES),
      month: fc.integer({ min: 1, max: 12 }),
      isLeapMonth: fc.boolean(),
      day: fc.option(fc.integer({ min: 1, max: 30 })),
      leapDayRule: fc.constantFrom(...LEAP_DAY_RULES),
    })
    .map((parts): YearlyDate => {
      const { calendar } = parts;
      const isLeapMonth = parts.isLeapMonth && (calendar === 'chinese' || calendar === 'hebrew');
      const month = isLeapMonth && calendar === 'hebrew' ? 5 : parts.month;
      const longest = calendar === 'gregorian' ? [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]! : 30;
      return {
        ...parts,
        year: null,
        month,
        isLeapMonth,
        day: parts.day === null ? null : Math.min(parts.day, longest),
      };
    });
  const begins = fc.integer({ min: 0, max: 25_000 }).map((days) => new Temporal.PlainDate(1990, 1, 1).add({ days }));
  fc.assert(
    fc.property(dates, begins, (date, begin) => {
      const walked: string[] = [];
      for (let i = 0; i < 800; i++) {
        const day = begin.add({ days: i }).toString();
        if (isKeptOn(date, day)) walked.push(day);
      }
      expect(occurrencesBetween(date, begin.toString(), begin.add({ days: 799 }).toString())).toEqual(walked);
    }),
    { numRuns: 60 },
  );
});

describe('the years at an occurrence', () => {
  it.each([
    [gregorian(11, 28, { year: 1992 }), '2026-11-28', 34],
    [gregorian(11, 28), '2026-11-28', null],
    ['the day of birth itself', gregorian(11, 28, { year: 2026 }), '2026-11-28', null],
    [gregorian(1, 10, { year: 5750, calendar: 'hebrew' }), '2027-10-11', 38],
    // The Chinese year 1990 began on 27 January 1990.
    [gregorian(1, 1, { year: 1990, calendar: 'chinese' }), '2027-02-06', 37],
  ])('%o on %s: %s', (...row) => {
    const [years, occurrence, date] = row.toReversed() as [number | null, string, YearlyDate];
    expect(yearsAt(date, occurrence)).toBe(years);
  });
});
