import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { RUNS_EVERYTHING } from '#tests/thoroughness.ts';
import { linkTo } from './database-link.ts';
import { type FaultName, PLANTED_FAULTS } from './planted-faults.ts';
import type { ChaosSettings } from './chaos.ts';
import { formatOutcome } from './table.ts';
import { type Outcome, torture, type TortureSettings } from './torture.ts';

/** Disturbances without kills, so that no message may be sent again: a database outage, and a mail server that defers, cuts connections and answers late. */
const NO_KILLS = {
  workers: 2,
  requests: null,
  chaos: {
    workerKills: 0,
    webKills: 0,
    pauses: 0,
    pauseMs: 0,
    databaseOutages: 2,
    databaseOutageMs: 2000,
    batches: 6,
    messagesPerBatch: 12,
  },
  late: { ms: 1500, share: 0.3 },
  timeoutMs: 500_000,
} satisfies Partial<TortureSettings>;

async function runTorture(settings: Partial<TortureSettings> & { fault?: FaultName }): Promise<Outcome> {
  const { fault, ...changes } = settings;
  const home = await testDatabase();
  const database = await linkTo(home.url);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cardamom-torture-test-'));
  const preload =
    fault && `${pathToFileURL(path.join(import.meta.dirname, 'plant-fault.ts')).href}?${encodeURIComponent(fault)}`;
  try {
    const outcome = await torture({
      ...NO_KILLS,
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

test('workers and a web process that are killed and paused lose nothing and duplicate nothing', LONG, async () => {
  const outcome = await runTorture({
    requests: { cards: 1, peoplePerCard: 4, registrations: 2, passwords: 2 },
    chaos: { ...NO_KILLS.chaos, workerKills: 1, webKills: 1, pauses: 1, pauseMs: 3000, databaseOutages: 1, batches: 3 },
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

test.runIf(RUNS_EVERYTHING)('the disturbances for planted faults find nothing without a fault', LONG, async () => {
  const outcome = await runTorture({});
  expect(outcome.breaches).toEqual([]);
});

/** The breach that reveals each fault, and more of what provokes it. The run ends at the first duplicate. */
const CAUGHT = {
  'no row lock': { as: 'duplicated', more: { batches: 16 } },
  'no state check': { as: 'duplicated', more: {} },
  'outcome not stored': { as: 'duplicated', more: { databaseOutages: 4 } },
  'stored before it is sent': { as: 'lost', more: {} },
} as const satisfies Record<FaultName, { as: keyof Outcome; more: Partial<ChaosSettings> }>;

test.runIf(RUNS_EVERYTHING).for(Object.keys(PLANTED_FAULTS) as FaultName[])(
  'the fault "%s" is caught',
  LONG,
  async (fault) => {
    const { as, more } = CAUGHT[fault];
    const outcome = await runTorture({ fault, endsAtDuplicate: true, chaos: { ...NO_KILLS.chaos, ...more } });
    expect(outcome[as]).toBeGreaterThan(0);
    expect(outcome.crashed).toBe(0);
  },
);
