import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { IS_WHOLE } from '#tests/thoroughness.ts';
import { linkTo } from './database-link.ts';
import { type FaultName, PLANTED_FAULTS } from './planted-faults.ts';
import type { Weather } from './storms.ts';
import { formatOutcome } from './table.ts';
import { type Outcome, torture, type TortureSettings } from './torture.ts';

/** Storms without kills, which excuse no second copy: a database that is away, and a mail server that defers, cuts connections and answers late. */
const CALM = {
  workers: 2,
  requests: null,
  weather: {
    workerKills: 0,
    webKills: 0,
    pauses: 0,
    pauseMs: 0,
    databaseDeaths: 2,
    databaseAwayMs: 2000,
    piles: 6,
    messagesPerPile: 12,
  },
  late: { ms: 1500, share: 0.3 },
  timeoutMs: 500_000,
} satisfies Partial<TortureSettings>;

async function tortured(settings: Partial<TortureSettings> & { fault?: FaultName }): Promise<Outcome> {
  const { fault, ...changes } = settings;
  const home = await testDatabase();
  const database = await linkTo(home.url);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cardamom-torture-test-'));
  const preload =
    fault && `${pathToFileURL(path.join(import.meta.dirname, 'plant-fault.ts')).href}?${encodeURIComponent(fault)}`;
  try {
    const outcome = await torture({
      ...CALM,
      seed: '11',
      database,
      dataDir,
      ...(preload ? { preload } : {}),
      ...changes,
    });
    // Shown when the test fails.
    console.log(formatOutcome(outcome));
    return outcome;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
    await home.drop();
  }
}

/** Mostly waiting: for the queue's next poll, and until a dead worker's claim expires. */
const LONG = { timeout: 540_000 };

test('workers and a web process that are killed and paused lose nothing and double nothing', LONG, async () => {
  const outcome = await tortured({
    requests: { cards: 1, peoplePerCard: 4, registrations: 2, passwords: 2 },
    weather: { ...CALM.weather, workerKills: 1, webKills: 1, pauses: 1, pauseMs: 3000, databaseDeaths: 1, piles: 3 },
  });
  expect(outcome.breaches).toEqual([]);
  // Some addresses are refused for good, and their senders are told.
  expect([...outcome.kinds.keys()].toSorted()).toEqual([
    'card',
    'card-bounced',
    'join',
    'reset-password',
    'sender-receipt',
  ]);
  expect(outcome.copies).toBeGreaterThan(36);
  expect(outcome.record.kills.size).toBeGreaterThan(0);
});

test.runIf(IS_WHOLE)('the storms for planted faults find nothing without a fault', LONG, async () => {
  const outcome = await tortured({});
  expect(outcome.breaches).toEqual([]);
});

/** The breach that reveals each fault, and more of what provokes it. The run ends at the first double. */
const CAUGHT = {
  'no row lock': { as: 'doubled', more: { piles: 16 } },
  'no state check': { as: 'doubled', more: {} },
  'outcome thrown away': { as: 'doubled', more: { databaseDeaths: 4 } },
  'noted before it is sent': { as: 'lost', more: {} },
} as const satisfies Record<FaultName, { as: keyof Outcome; more: Partial<Weather> }>;

test.runIf(IS_WHOLE).for(Object.keys(PLANTED_FAULTS) as FaultName[])(
  'the fault "%s" is caught',
  LONG,
  async (fault) => {
    const { as, more } = CAUGHT[fault];
    const outcome = await tortured({ fault, endsAtDouble: true, weather: { ...CALM.weather, ...more } });
    expect(outcome[as]).toBeGreaterThan(0);
    expect(outcome.died).toBe(0);
  },
);
