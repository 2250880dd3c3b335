import { expect, test } from 'vitest';
import { databaseClock } from './clock.ts';

const NOON = Date.parse('2026-11-24T12:00:00Z');

/** A clock over a database and a count that the test turns. */
async function createClock() {
  const machine = { steady: 1000, database: NOON, isAway: false };
  const clock = await databaseClock(
    async () => {
      if (machine.isAway) throw new Error('away');
      machine.steady += 10;
      return machine.database;
    },
    () => machine.steady,
  );
  return { clock, machine };
}

test('the time is the database’s, as of the middle of the query, and advances with the monotonic clock', async () => {
  const { clock, machine } = await createClock();
  expect(clock.now()).toBe(NOON + 5);
  machine.steady += 60_000;
  expect(clock.now()).toBe(NOON + 60_005);
  clock.stop();
});

test('it follows the database, and advances alone while that is away', async () => {
  const { clock, machine } = await createClock();
  machine.database += 3_600_000;
  await clock.read();
  expect(clock.now()).toBe(NOON + 3_600_005);
  machine.isAway = true;
  await expect(clock.read()).rejects.toThrow('away');
  machine.steady += 1000;
  expect(clock.now()).toBe(NOON + 3_601_005);
  clock.stop();
});
