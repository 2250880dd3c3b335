import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { senderNoticesOf } from '#server/card-sends/card-sends.ts';
import { keysFrom } from '#server/kernel/keys.ts';
import { type Files, memoryFiles } from '#server/ports/files.ts';
import { newId } from '#shared/ids.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { type MemoryMailer, memoryMailer } from '#tests/doubles/memory-mailer.ts';
import { scheduleSentCard, sentCard } from '#tests/factories/sent-card.ts';
import type { Queue } from '#server/kernel/queue.ts';
import { SEND_TRIES } from '#server/dispatch/dispatch.ts';
import { PACK_EXPORT } from '#server/exports/exports.ts';
import { openTestQueue, testContext } from '#tests/context.ts';
import { HOURLY } from './jobs.ts';
import { startWorker, type Worker } from './worker.ts';

const keys = keysFrom(randomBytes(32));
const LONG_INTERVAL_MS = 3_600_000;
let home: TestDatabase;
let mailer: MemoryMailer;
let errors: Error[];
beforeAll(async () => {
  home = await testDatabase();
});
afterAll(() => home.drop());
beforeEach(() => {
  mailer = memoryMailer();
  errors = [];
});

async function atWork(
  act: (queue: Queue, worker: Worker) => Promise<void>,
  sweepEvery = LONG_INTERVAL_MS,
  files: Files = memoryFiles(),
): Promise<void> {
  const queue = await openTestQueue({
    connectionString: home.url,
    connections: 4,
    isWorker: true,
    onError: (error) => errors.push(error),
  });
  const worker = await startWorker(testContext(home, queue, { keys, mailer, files }), { sweepEvery });
  try {
    await act(queue, worker);
  } finally {
    await worker.stop();
    await queue.stop();
  }
  expect(errors).toEqual([]);
}

async function send(queue: Queue, emails: string[], dueAt = new Date()): Promise<string> {
  const context = testContext(home, queue, { keys });
  const card = await sentCard({ db: home.db, keys, now: Date.now(), emails });
  await scheduleSentCard(context, card, dueAt);
  await home.db.transaction().execute((tx) => senderNoticesOf(context).sendReceipt(tx, card));
  return card.cardSendId;
}

test('a card for now is sent without waiting for the next sweep, and its receipt too', async () => {
  await atWork(async (queue) => {
    const emails = Array.from({ length: 30 }, (_, i) => `friend${i}@example.com`);
    await send(queue, emails);
    await expect.poll(() => mailer.sent.length === 31).toBe(true);
    expect(mailer.sent.map((mail) => mail.to.address).toSorted()).toEqual(
      [...emails, 'rosa@fernbank.example'].toSorted(),
    );
  });
});

test('a scheduled card is found by a sweep', async () => {
  await atWork(async (queue) => {
    await send(queue, ['later-today@example.com'], new Date(Date.now() + 6000));
    await home.db.updateTable('deliveries').set({ due_at: new Date() }).where('state', '=', 'scheduled').execute();
    await expect.poll(() => mailer.sent.some((mail) => mail.to.address === 'later-today@example.com')).toBe(true);
    expect(mailer.sent.filter((mail) => mail.to.address === 'later-today@example.com')).toHaveLength(1);
  }, 200);
});

test('an export is prepared, and closed accounts are deleted every hour', async () => {
  const files = memoryFiles();
  const [packing, going] = [newId(), newId()];
  const member = { name: 'Rosa', email: '', email_confirmed_at: new Date(), zone: 'UTC' };
  await home.db
    .insertInto('members')
    .values([
      { ...member, member_id: packing, email: 'packing@example.com' },
      { ...member, member_id: going, email: 'going@example.com', leaving_at: new Date(), leaving_cards: 'leave' },
    ])
    .execute();
  const exportId = newId();
  await home.db.insertInto('exports').values({ export_id: exportId, member_id: packing }).execute();
  await atWork(
    async (queue) => {
      await home.db.transaction().execute(async (tx) => {
        await queue.enqueue(tx, PACK_EXPORT, [{ key: exportId, data: { exportId } }]);
        await queue.enqueue(tx, HOURLY, [{ key: 'now', data: {} }]);
      });
      await expect.poll(() => mailer.sent.some((mail) => mail.to.address === 'packing@example.com')).toBe(true);
      expect(await files.get(`exports/${exportId}.zip`)).not.toBeNull();
      const left = () => home.db.selectFrom('members').select('member_id').where('member_id', '=', going).execute();
      await expect.poll(async () => (await left()).length === 0).toBe(true);
      expect((await queue.boss.getSchedules()).map((one) => `${one.name} ${one.cron}`)).toContain('hourly 1 * * * *');
    },
    LONG_INTERVAL_MS,
    files,
  );
});

test('stopping finishes what is on its way', async () => {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  mailer.before = (mail) => {
    if (mail.to.address !== 'slow@example.com') return;
    started.resolve();
    return gate.promise;
  };
  const queue = await openTestQueue({
    connectionString: home.url,
    connections: 4,
    isWorker: true,
    onError: (error) => errors.push(error),
  });
  const worker = await startWorker(testContext(home, queue, { keys, mailer }), { sweepEvery: LONG_INTERVAL_MS });
  const cardSendId = await send(queue, ['slow@example.com']);
  await started.promise;
  const stopped = worker.stop();
  gate.resolve();
  await stopped;
  await queue.stop();
  expect(
    await home.db.selectFrom('card_deliveries').select('state').where('card_send_id', '=', cardSendId).execute(),
  ).toEqual([{ state: 'accepted' }]);
  expect(errors).toEqual([]);
});

test('a temporary failure is retried later', async () => {
  mailer.before = (mail) => {
    if (mail.to.address === 'down@example.com') throw new Error('the line is down');
  };
  await atWork(async (queue) => {
    await send(queue, ['down@example.com']);
    const failed = await vi.waitUntil(
      async () => (await queue.boss.findJobs('send-delivery', { queued: true })).find((job) => job.state === 'retry'),
      { timeout: 60_000 },
    );
    expect(failed.retryLimit).toBe(SEND_TRIES - 1);
    expect(failed.startAfter.getTime()).toBeGreaterThan(Date.now());
    expect(JSON.stringify(failed.output)).toContain('the line is down');
  });
});
