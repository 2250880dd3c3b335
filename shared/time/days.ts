const DAY_MS = 86_400_000;

/** The day some days after another one, or before it where `days` is negative. Both are `YYYY-MM-DD`. Needs no Temporal. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A day of every year as an ISO date, in a year that has a 29 February. */
export function inAnyYear({ month, day }: { month: number; day: number }): string {
  return `2000-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
