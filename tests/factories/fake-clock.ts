import type { Clock } from '#server/ports/clock.ts';

/** A clock that only the test moves. */
export type FakeClock = Clock & { advance(milliseconds: number): void; set(instant: string): void };

export function fakeClock(start = '2026-11-21T09:00:00Z'): FakeClock {
  let now = Date.parse(start);
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
    set(instant) {
      now = Date.parse(instant);
    },
  };
}
