/**
 * The weeks of a month (`YYYY-MM`): each entry is the day of the month, or null if it belongs to another month.
 * @param firstDay the first day of the week, from 1 (Monday) to 7 (Sunday)
 */
export function monthWeeks(month: string, firstDay = 1): (number | null)[][] {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, of - 1, 1)).getUTCDay() + 7 - firstDay) % 7;
  const length = new Date(Date.UTC(year, of, 0)).getUTCDate();
  const days = [...Array.from({ length: before }, () => null), ...Array.from({ length }, (_, i) => i + 1)];
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => days[week * 7 + day] ?? null),
  );
}
