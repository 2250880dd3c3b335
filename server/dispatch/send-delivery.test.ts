import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, openPool, type Tx } from '#db/client.ts';
import { type CardDeliveries, cardDeliveriesOf } from '#server/card-sends/card-sends.ts';
import type { Context } from '#server/kernel/context.ts';
import { keysFrom } from '#server/kernel/keys.ts';
import type { Queue } from '#server/kernel/queue.ts';
import { silentLogger } from '#server/ports/logger.ts';
import { MailLater, type OutgoingMail } from '#server/ports/mailer.ts';
import { openTestQueue, testContext } from '#tests/context.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { type MemoryMailer, memoryMailer } from '#tests/doubles/memory-mailer.ts';
import { startStallingProxy } from '#tests/doubles/stalling-proxy.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { scheduleSentCard, sentCard, type CreatedSentCard } from '#tests/factories/sent-card.ts';
import { deleteGroups, stopGroups } from './ownership.ts';
import { sendDelivery } from './send-delivery.ts';
import { AlreadySending } from './sender.ts';
import { sweepDue } from './sweep.ts';

const keys = keysFrom(randomBytes(32));
const clock = fakeClock();
let home: TestDatabase;
let queue: Queue;
let deliveries: CardDeliveries;
let mailer: MemoryMailer;
let context: Context;

beforeAll(async () => {
  home = await testDatabase();
  queue = await openTestQueue({ connectionString: home.url, connections: 2, isWorker: false, onError: raise });
});
afterAll(async () => {
  await queue.stop();
  await home.drop();
});
beforeEach(async () => {
  mailer = memoryMailer();
  context = otherWorker();
  deliveries = cardDeliveriesOf(context);
  for (const table of ['card_sends', 'deliveries', 'delivery_events', 'suppressions'] as const)
    await home.db.deleteFrom(table).execute();
  await queue.boss.deleteAllJobs();
});

/** A connection that the drop of the database cut off says so; anything else is a fault. */
function raise(error: Error): void {
  if ((error as { code?: string }).code !== '57P01') throw error;
}

type Job = { deliveryId: string; attempt: number };
const sweep = () => sweepDue(context);
const inTx = <T>(act: (tx: Tx) => Promise<T>) => home.db.transaction().execute(act);
async function waiting(): Promise<Job[]> {
  return (await queue.boss.findJobs<Job>('send-delivery')).map((job) => job.data);
}
async function planned(emails = ['amelie@example.com']): Promise<CreatedSentCard> {
  const card = await sentCard({ db: home.db, keys, now: clock.now(), emails });
  await scheduleSentCard(context, card, new Date(clock.now()));
  return card;
}

/** A worker of its own, which is another one than that of `context`. */
function otherWorker(changes: Partial<Pick<Context, 'pool' | 'db'>> = {}): Context {
  return testContext(home, queue, { clock, keys, mailer, ...changes });
}
const aMail = (): OutgoingMail => ({
  key: '',
  fromName: 'Cardamom',
  to: { name: '', address: 'amelie@example.com' },
  replyTo: null,
  subject: '',
  html: '',
  text: '',
  isAutomatic: true,
  unsubscribeUrl: null,
});

test('may run twice and has one effect', async () => {
  const card = await planned();
  await sweep();
  const [job] = await waiting();
  await sendDelivery(context, job as Job, false);
  await sendDelivery(context, job as Job, false);
  expect(mailer.sent).toHaveLength(1);
  expect(mailer.sent[0]).toMatchObject({
    fromName: 'Rosa Lindqvist through Cardamom',
    to: { address: 'amelie@example.com' },
    replyTo: { address: 'rosa@fernbank.example' },
    subject: 'Rosa Lindqvist sent you a birthday card (the yellow canoe)',
    unsubscribeUrl: null,
  });
  expect(mailer.sent[0]?.html).toContain(`https://cards.example/card/read/${card.link}/`);
  const [entry] = await deliveries.ledger(card.cardSendId);
  expect(entry).toMatchObject({
    state: 'accepted',
    acceptedAt: new Date(clock.now()).toISOString(),
    bouncedAt: null,
  });
});

test('after a crash between the mail server’s acceptance and our record is sent again under the same Message-ID', async () => {
  await planned();
  await sweep();
  const [job] = await waiting();
  // What a worker leaves that died: a mail that went, and its number on the delivery, whose lock nobody holds.
  await mailer.send({ ...aMail(), key: `${job?.deliveryId}.1` });
  await home.db.updateTable('deliveries').set({ sender_id: 4711 }).execute();
  const sendIt = () => sendDelivery(context, job as Job, false);
  await expect(sendIt()).rejects.toBeInstanceOf(AlreadySending);
  clock.advance(9999);
  await expect(sendIt()).rejects.toBeInstanceOf(AlreadySending);
  clock.advance(1);
  await sendIt();
  expect(mailer.sent.map((mail) => mail.messageId)).toEqual([
    `<${job?.deliveryId}.1@cards.example>`,
    `<${job?.deliveryId}.1@cards.example>`,
  ]);
});

/** One mail that is on its way, until it is let go. */
async function onItsWay() {
  const card = await planned();
  await sweep();
  const job = (await waiting())[0] as Job;
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  mailer.before = () => {
    started.resolve();
    return gate.promise;
  };
  const sending = sendDelivery(context, job, false);
  await started.promise;
  return {
    card,
    job,
    arrives: async () => {
      gate.resolve();
      await sending;
    },
  };
}

test('is left alone by other workers as long as its worker lives', async () => {
  const { job, arrives, card } = await onItsWay();
  await expect(sendDelivery(context, job, false)).rejects.toBeInstanceOf(AlreadySending);
  for (let i = 0; i < 3; i++) {
    await expect(sendDelivery(otherWorker(), job, true)).rejects.toBeInstanceOf(AlreadySending);
    clock.advance(3_600_000);
  }
  await arrives();
  await sendDelivery(otherWorker(), job, false);
  expect(mailer.sent).toHaveLength(1);
  expect((await deliveries.ledger(card.cardSendId))[0]?.state).toBe('accepted');
});

test('locks no row while its mail is being sent', async () => {
  const { arrives } = await onItsWay();
  const held = await inTx((tx) => sql`select from deliveries for update nowait`.execute(tx));
  expect(held.rows).toHaveLength(1);
  await arrives();
});

/** Connections that a test may break, for the worker that sends. */
function breakable() {
  const lost: Error[] = [];
  const pool = openPool(home.url, 4, (error) => lost.push(error), { applicationName: 'breakable' });
  context = otherWorker({ pool, db: openDatabase(pool) });
  return { pool, lost };
}

test('is sent once although every connection to the database breaks before its outcome is written', async () => {
  const { pool, lost } = breakable();
  const { job, arrives, card } = await onItsWay();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'breakable'`.execute(
    home.db,
  );
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  await expect(sendDelivery(otherWorker(), job, false)).rejects.toBeInstanceOf(AlreadySending);
  // It takes its lock again, and nobody doubts it any more.
  await expect
    .poll(async () => {
      await sendDelivery(otherWorker(), job, false).catch(() => undefined);
      return (await home.db.selectFrom('deliveries').select('doubted_at').executeTakeFirst())?.doubted_at;
    })
    .toBe(null);
  clock.advance(60_000);
  await expect(sendDelivery(otherWorker(), job, false)).rejects.toBeInstanceOf(AlreadySending);
  await arrives();
  expect(mailer.sent).toHaveLength(1);
  expect((await deliveries.ledger(card.cardSendId))[0]?.state).toBe('accepted');
  await pool.end();
});

test('keeps its outcome until the database takes it', async () => {
  const { pool } = breakable();
  const { job, arrives, card } = await onItsWay();
  let arrived: Promise<void> | undefined;
  await inTx(async (tx) => {
    await sql`lock table deliveries in access exclusive mode`.execute(tx);
    arrived = arrives();
    // The note waits for the table, and is cut off while it does.
    const cutOff = () => sql`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'breakable' and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await cutOff().execute(home.db)).rows.length).toBeGreaterThan(0);
  });
  await arrived;
  await sendDelivery(otherWorker(), job, false);
  expect(mailer.sent).toHaveLength(1);
  expect(
    await home.db.selectFrom('delivery_events').select('kind').where('kind', '=', 'accepted').execute(),
  ).toHaveLength(1);
  expect((await deliveries.ledger(card.cardSendId))[0]?.state).toBe('accepted');
  await pool.end();
});

test('is sent once although the database hangs when its outcome is written', async () => {
  const proxy = await startStallingProxy(home.url);
  const lost: Error[] = [];
  const hurried = { statement: 300, lock: 300, idleInTransaction: 0, silence: 400, connection: 400 };
  const pool = openPool(proxy.url, 4, (error) => lost.push(error), { limits: hurried });
  const failed: string[] = [];
  context = {
    ...otherWorker({ pool, db: openDatabase(pool) }),
    logger: { ...silentLogger, error: (_, message) => failed.push(message) },
  };
  const { job, arrives, card } = await onItsWay();
  proxy.stall();
  const arrived = arrives();
  await expect.poll(() => failed.length).toBeGreaterThan(2);
  expect(new Set(failed)).toEqual(new Set(['the outcome of a delivery could not be stored yet']));
  expect(lost).toMatchObject([{ code: 'ETIMEDOUT' }]);
  // Whoever reaches the database meanwhile does not send it: the lock of its worker is held there still.
  await expect(sendDelivery(otherWorker(), job, true)).rejects.toBeInstanceOf(AlreadySending);
  proxy.resume();
  await arrived;
  await sendDelivery(otherWorker(), job, true);
  expect(mailer.sent).toHaveLength(1);
  expect(
    await home.db.selectFrom('delivery_events').select('kind').where('kind', '=', 'accepted').execute(),
  ).toHaveLength(1);
  expect((await deliveries.ledger(card.cardSendId))[0]?.state).toBe('accepted');
  await pool.end();
  await proxy.close();
});

test('holds its lock for longer than other transactions may be idle', async () => {
  const hurried = { statement: 0, lock: 0, idleInTransaction: 200, silence: 0, connection: 10_000 };
  const lost: Error[] = [];
  const pool = openPool(home.url, 4, (error) => lost.push(error), { limits: hurried });
  context = otherWorker({ pool, db: openDatabase(pool) });
  const { arrives } = await onItsWay();
  await sql`select pg_sleep(0.6)`.execute(home.db);
  expect(lost).toEqual([]);
  await arrives();
  await pool.end();
});

test('of a group that is stopped or deleted meanwhile is sent without an error', async () => {
  const { arrives, card } = await onItsWay();
  await inTx((tx) => stopGroups(tx, [card.cardSendId]));
  expect((await deliveries.ledger(card.cardSendId))[0]?.state).toBe('queued');
  await inTx((tx) => deleteGroups(tx, [card.cardSendId]));
  await arrives();
  expect(await home.db.selectFrom('delivery_events').select('kind').execute()).toEqual([]);
});

test('is retried while the mail server is away, and the sender is told when it gives up', async () => {
  const card = await planned();
  await sweep();
  const [job] = await waiting();
  mailer.isAway = true;
  await expect(sendDelivery(context, job as Job, false)).rejects.toBeInstanceOf(MailLater);
  expect((await deliveries.ledger(card.cardSendId))[0]?.state).toBe('queued');
  await sendDelivery(context, job as Job, true);
  expect((await deliveries.ledger(card.cardSendId))[0]).toMatchObject({
    state: 'bounced',
    bounceReason: 'We tried for two days, but their mail server did not accept the email.',
  });
});

test('is not sent to recipients who blocked this sender or everyone', async () => {
  const card = await planned(['amelie@example.com', 'Theo@example.com', 'mia@example.com']);
  const hash = (address: string) => keys.hash('address', address);
  await home.db
    .insertInto('suppressions')
    .values([
      { address_hash: hash('amelie@example.com'), sender_hash: hash('rosa@fernbank.example') },
      { address_hash: hash('theo@example.com'), sender_hash: Buffer.alloc(0) },
      { address_hash: hash('mia@example.com'), sender_hash: hash('somebody@else.example') },
    ])
    .execute();
  await sweep();
  for (const job of await waiting()) await sendDelivery(context, job, false);
  expect(mailer.sent.map((mail) => mail.to.address)).toEqual(['mia@example.com']);
  expect((await deliveries.ledger(card.cardSendId)).map((entry) => entry.state)).toEqual([
    'refused',
    'refused',
    'accepted',
  ]);
});
