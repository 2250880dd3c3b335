/** Quarter hours in a day: 0 is midnight, 95 is a quarter to midnight. */
export const QUARTERS = 96;

/** The quarter hour of a time as `HH:MM`, rounded down. */
export function toQuarter(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.min(QUARTERS - 1, Math.max(0, hours * 4 + Math.floor(minutes / 15)));
}

/** A quarter hour as `HH:MM`. */
export function formatQuarter(quarter: number): string {
  const clamped = Math.min(QUARTERS - 1, Math.max(0, Math.round(quarter)));
  return `${String(Math.floor(clamped / 4)).padStart(2, '0')}:${String((clamped % 4) * 15).padStart(2, '0')}`;
}

/** The times that can be chosen: each quarter hour, and the chosen time itself where it lies between two. */
export function getTimes(chosen: string): string[] {
  const quarters = Array.from({ length: QUARTERS }, (_, quarter) => formatQuarter(quarter));
  return quarters.includes(chosen) ? quarters : [...quarters, chosen].sort();
}

/** A time as a fraction of the day, from 0 to 1. */
export function toDayFraction(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / 1440;
}

/** The quarter hour after a key press on the slider; null for a key that does not move it. */
export function getQuarterForKey(key: string, quarter: number): number | null {
  const moves: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 4,
    PageDown: -4,
    Home: -QUARTERS,
    End: QUARTERS,
  };
  const by = moves[key];
  return by === undefined ? null : Math.min(QUARTERS - 1, Math.max(0, quarter + by));
}
