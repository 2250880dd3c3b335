/** A day that belongs to everybody: its name, the category of the shop that goes with it, and which day it is in a year. */
export type Holiday = { name: string; category: string; date: string };
type Rule = { name: string; category: string; in: (year: number) => readonly [month: number, day: number] };

/** The n-th of a weekday in a month; 0 is Sunday. */
function nth(year: number, month: number, weekday: number, n: number): readonly [number, number] {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return [month, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7];
}

/** Easter Sunday of the western churches (the anonymous Gregorian computus). */
export function easter(year: number): readonly [month: number, day: number] {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return [Math.floor(f / 31), (f % 31) + 1];
}

const RULES: readonly Rule[] = [
  { name: 'New Year’s Day', category: 'new-year', in: () => [1, 1] },
  { name: 'Valentine’s Day', category: 'valentines-day', in: () => [2, 14] },
  { name: 'St Patrick’s Day', category: 'st-patricks-day', in: () => [3, 17] },
  { name: 'Easter Sunday', category: 'easter', in: easter },
  { name: 'Mother’s Day', category: 'mothers-day', in: (year) => nth(year, 5, 0, 2) },
  { name: 'Father’s Day', category: 'fathers-day', in: (year) => nth(year, 6, 0, 3) },
  { name: 'Fourth of July', category: 'fourth-of-july', in: () => [7, 4] },
  { name: 'Halloween', category: 'halloween', in: () => [10, 31] },
  { name: 'Thanksgiving', category: 'thanksgiving', in: (year) => nth(year, 11, 4, 4) },
  { name: 'Christmas', category: 'christmas', in: () => [12, 25] },
  { name: 'Kwanzaa begins', category: 'kwanzaa', in: () => [12, 26] },
];

/** The days that come, from one on (`YYYY-MM-DD`), each once: this year’s, or where it is past, the next. */
export function upcomingHolidays(from: string): Holiday[] {
  const year = Number(from.slice(0, 4));
  return RULES.map(({ name, category, in: dayIn }) => {
    const dates = [year, year + 1].map((of) => {
      const [month, day] = dayIn(of);
      return `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    });
    return { name, category, date: dates.find((date) => date >= from) ?? dates[1] ?? from };
  }).toSorted((a, b) => a.date.localeCompare(b.date));
}
