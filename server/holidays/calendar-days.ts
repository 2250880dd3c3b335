/** Weekdays, as ISO numbers them. */
export const MONDAY = 1;
export const THURSDAY = 4;
export const SUNDAY = 7;

export const dayOf = (year: number, month: number, day: number) => Temporal.PlainDate.from({ year, month, day });

/** The n-th of a weekday in a month; -1 is the last. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): Temporal.PlainDate {
  const first = dayOf(year, month, 1);
  const found = first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (Math.max(n, 1) - 1) * 7 });
  return n > 0 ? found : found.add({ days: Math.floor((first.daysInMonth - found.day) / 7) * 7 });
}

/** Easter Sunday of the western churches (the anonymous Gregorian computus). */
export function easterOf(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1);
}

/** The days of a Gregorian year on which a day of another calendar falls: one, two, or none where its year is shorter. */
export function daysOfCalendar(calendar: string, monthCode: string, day: number) {
  return (year: number): Temporal.PlainDate[] => {
    const begins = dayOf(year, 1, 1).withCalendar(calendar).year;
    return [begins, begins + 1, begins + 2]
      .map((other) => Temporal.PlainDate.from({ calendar, year: other, monthCode, day }).withCalendar('iso8601'))
      .filter((date) => date.year === year);
  };
}
