import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { isSound, torture } from './torture.ts';

test('a worker that is killed three times loses no message and sends none twice', { timeout: 240_000 }, async () => {
  const home = await testDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cardamom-torture-test-'));
  try {
    const counts = await torture({ databaseUrl: home.url, dataDir, messages: 30, kills: 3, timeoutMs: 200_000 });
    expect(counts).toMatchObject({ lost: 0, doubled: 0, wrongInLedger: 0, kills: 3 });
    expect(counts.received).toBeGreaterThanOrEqual(30);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    await home.drop();
  }
});

test('lost, repeated and wrongly recorded messages count as failures', () => {
  const sound = {
    messages: 30,
    received: 32,
    lost: 0,
    doubled: 0,
    repeated: 2,
    inFlight: 4,
    wrongInLedger: 0,
    kills: 3,
    databaseKills: 0,
    seconds: 20,
  };
  expect(isSound(sound)).toBe(true);
  for (const failure of ['lost', 'doubled', 'wrongInLedger']) expect(isSound({ ...sound, [failure]: 1 })).toBe(false);
});
