import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineMessage, renderMessage } from '#server/kernel/message.ts';
import type { Module } from '#server/kernel/module.ts';
import { newId } from '#shared/ids.ts';
import { dispatchOf } from './dispatch.ts';
import type { NewDelivery } from './schedule.ts';
import { requeueLost, sweepDue } from './sweep.ts';
import { deleteExpired } from './queries.ts';
import { sendDelivery } from './send-delivery.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Queue } from '#server/kernel/queue.ts';
import { keysFrom } from '#server/kernel/keys.ts';
import { openTestQueue, testContext } from '#tests/context.ts';
import { MailLater } from '#server/ports/mailer.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { type MemoryMailer, memoryMailer } from '#tests/doubles/memory-mailer.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { scheduleSentCard, sentCard, type CreatedSentCard } from '#tests/factories/sent-card.ts';
import {
  type CardDeliveries,
  cardDeliveriesOf,
  type SenderNotices,
  senderNoticesOf,
} from '#server/card-sends/card-sends.ts';

const keys = keysFrom(randomBytes(32));
const clock = fakeClock();
let home: TestDatabase;
let queue: Queue;
let deliveries: CardDeliveries;
let notices: SenderNotices;
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
  context = testContext(home, queue, { clock, keys, mailer });
  deliveries = cardDeliveriesOf(context);
  notices = senderNoticesOf(context);
  await home.db.deleteFrom('card_sends').execute();
  await home.db.deleteFrom('deliveries').execute();
  await home.db.deleteFrom('delivery_events').execute();
  await home.db.deleteFrom('suppressions').execute();
  await queue.boss.deleteAllJobs();
});

/** A connection that the drop of the database cut off says so; anything else is a fault. */
function raise(error: Error): void {
  if ((error as { code?: string }).code !== '57P01') throw error;
}

type Job = { deliveryId: string; attempt: number };
async function waiting(name: 'send-delivery' | 'sweep' = 'send-delivery'): Promise<Job[]> {
  return (await queue.boss.findJobs<Job>(name)).map((job) => job.data);
}
/** The deliveries of a kind. */
const ofKind = (kind: string) => home.db.selectFrom('deliveries').selectAll().where('kind', '=', kind).execute();
async function planned(emails = ['amelie@example.com'], dueIn = 0): Promise<CreatedSentCard> {
  const card = await sentCard({ db: home.db, keys, now: clock.now(), emails });
  await plan(card, dueIn);
  return card;
}
function plan(card: CreatedSentCard, dueIn = 0): Promise<void> {
  return scheduleSentCard(context, card, new Date(clock.now() + dueIn));
}
const sweep = () => sweepDue(context);
/** Claims what is due and works on its jobs, as a worker would. */
async function work(isLastTry = false): Promise<void> {
  await sweep();
  for (const job of await waiting()) await sendDelivery(context, job, isLastTry);
  await queue.boss.deleteAllJobs('send-delivery');
}
const inTx = <T>(
  act: (tx: Parameters<Parameters<ReturnType<TestDatabase['db']['transaction']>['execute']>[0]>[0]) => Promise<T>,
) => home.db.transaction().execute(act);

describe('what is due', () => {
  test('is claimed at its instant, once, with one job for each', async () => {
    const card = await planned(['amelie@example.com', 'theo@example.com'], 3_600_000);
    expect(await sweep()).toBe(0);
    clock.advance(3_599_999);
    expect(await sweep()).toBe(0);
    clock.advance(1);
    expect(await sweep()).toBe(2);
    expect(await sweep()).toBe(0);
    expect(await waiting()).toHaveLength(2);
    expect((await deliveries.ledger(card.cardSendId)).map((entry) => entry.state)).toEqual(['queued', 'queued']);
  });

  test('is claimed once by concurrent sweeps', async () => {
    await planned(Array.from({ length: 40 }, (_, i) => `friend${i}@example.com`));
    const claimed = await Promise.all(Array.from({ length: 4 }, () => sweepDue(context, 7)));
    expect(claimed.reduce((sum, one) => sum + one)).toBe(40);
    const jobs = await waiting();
    expect(jobs).toHaveLength(40);
    expect(new Set(jobs.map((job) => job.deliveryId)).size).toBe(40);
  });

  test('is scheduled once if it is requested twice, and a card for now starts a sweep', async () => {
    const card = await planned();
    await plan(card);
    expect(await deliveries.ledger(card.cardSendId)).toHaveLength(1);
    expect(await waiting('sweep')).toHaveLength(1);
    const attempts = async () => home.db.selectFrom('deliveries').select(['state', 'attempt']).execute();
    expect(await attempts()).toEqual([{ state: 'scheduled', attempt: 1 }]);
    await sweep();
    await plan(card);
    expect(await attempts()).toEqual([{ state: 'queued', attempt: 1 }]);
  });

  test('is not scheduled when its transaction fails', async () => {
    const card = await sentCard({ db: home.db, keys, now: clock.now(), emails: ['amelie@example.com'] });
    await expect(
      inTx(async (tx) => {
        await deliveries.schedule(tx, {
          cardSendId: card.cardSendId,
          memberId: null,
          recipients: [
            {
              recipientId: card.recipientIds[0] ?? '',
              email: 'amelie@example.com',
              mobile: null,
              dueAt: new Date(clock.now()),
            },
          ],
        });
        await notices.sendReceipt(tx, { cardSendId: card.cardSendId });
        throw new Error('something else went wrong');
      }),
    ).rejects.toThrow('something else');
    expect(await deliveries.ledger(card.cardSendId)).toEqual([]);
    expect(await waiting('sweep')).toEqual([]);
    expect(await ofKind('sender-receipt')).toEqual([]);
  });
});

describe('an address that bounced', () => {
  test('is corrected and sent again as a new attempt on the same delivery', async () => {
    const card = await planned(['gone@example.com']);
    const recipientId = card.recipientIds[0] ?? '';
    await work();
    expect((await deliveries.ledger(card.cardSendId))[0]).toMatchObject({
      state: 'bounced',
      bounceReason: 'There is no mailbox with this address.',
    });
    // The sender is told of the bounce by a delivery of its own.
    const [stale] = await ofKind('card');
    clock.advance(60_000);
    expect(await inTx((tx) => deliveries.correct(tx, recipientId, { email: 'amelie@example.com', mobile: null }))).toBe(
      true,
    );
    expect((await deliveries.ledger(card.cardSendId))[0]).toMatchObject({
      state: 'queued',
      bouncedAt: null,
      bounceReason: null,
      queuedAt: new Date(clock.now()).toISOString(),
    });
    await sweep();
    await sendDelivery(context, { deliveryId: stale?.delivery_id ?? '', attempt: 1 }, false);
    expect(mailer.sent).toHaveLength(0);
    await work();
    expect(mailer.sent.map((mail) => [mail.to.address, mail.messageId])).toEqual([
      ['amelie@example.com', `<${stale?.delivery_id}.2@cards.example>`],
    ]);
    expect(await deliveries.ledger(card.cardSendId)).toMatchObject([{ state: 'accepted' }]);
    expect(await inTx((tx) => deliveries.correct(tx, recipientId, { email: 'other@example.com', mobile: null }))).toBe(
      false,
    );
  });
});

describe('cancelling', () => {
  test('works until the first is sent', async () => {
    const card = await planned(['amelie@example.com', 'theo@example.com'], 60_000);
    expect(await inTx((tx) => deliveries.cancel(tx, card.cardSendId))).toBe(true);
    clock.advance(120_000);
    expect(await sweep()).toBe(0);
    expect((await deliveries.ledger(card.cardSendId)).map((entry) => entry.state)).toEqual(['stopped', 'stopped']);
  });

  test('a cancelled card that is sent again is sent once', async () => {
    const card = await planned(['amelie@example.com'], 60_000);
    await inTx((tx) => deliveries.cancel(tx, card.cardSendId));
    await plan(card);
    await work();
    await work();
    expect(mailer.sent).toHaveLength(1);
    expect((await deliveries.ledger(card.cardSendId))[0]?.state).toBe('accepted');
  });

  test('is refused once one is sent, and then changes nothing', async () => {
    const card = await planned(['amelie@example.com', 'theo@example.com']);
    await home.db
      .updateTable('deliveries')
      .set({ due_at: new Date(clock.now() + 60_000) })
      .where('subject_id', '=', card.recipientIds[1] ?? '')
      .execute();
    await sweep();
    expect(await inTx((tx) => deliveries.cancel(tx, card.cardSendId))).toBe(false);
    expect(
      (await home.db.selectFrom('deliveries').select('state').orderBy('due_at').execute()).map((row) => row.state),
    ).toEqual(['queued', 'scheduled']);
  });
});

describe('what the recipient does', () => {
  test('opens and replies are recorded once, and the thanks are mailed once, with their last text', async () => {
    const card = await planned();
    const recipientId = card.recipientIds[0] ?? '';
    await work();
    expect(await deliveries.isOpened(recipientId)).toBe(false);
    clock.advance(1000);
    const opened = new Date(clock.now()).toISOString();
    await inTx((tx) => deliveries.noteOpened(tx, recipientId));
    clock.advance(1000);
    await inTx((tx) => deliveries.noteOpened(tx, recipientId));
    expect(await deliveries.isOpened(recipientId)).toBe(true);
    expect((await deliveries.ledger(card.cardSendId))[0]).toMatchObject({ state: 'opened', openedAt: opened });
    await home.db.updateTable('recipients').set({ thanks: 'first words' }).execute();
    for (let i = 0; i < 2; i++)
      await inTx((tx) => deliveries.noteReplied(tx, recipientId, new Date(clock.now() + 10_000)));
    await home.db.updateTable('recipients').set({ thanks: 'better words' }).execute();
    expect((await deliveries.ledger(card.cardSendId))[0]?.state).toBe('replied');
    mailer.sent.length = 0;
    clock.advance(9000);
    await work();
    expect(mailer.sent).toEqual([]);
    clock.advance(1000);
    for (let i = 0; i < 2; i++) await work();
    expect(mailer.sent).toHaveLength(1);
    expect(mailer.sent[0]).toMatchObject({
      to: { address: 'rosa@fernbank.example' },
      replyTo: { address: 'amelie@example.com' },
      fromName: 'amelie through Cardamom',
      isAutomatic: false,
    });
    expect(mailer.sent[0]?.text).toContain('better words');
  });
});

describe('mails to the sender', () => {
  test('a receipt is sent once for a card, although it was cancelled and sent again', async () => {
    const card = await planned();
    const receipt = () => inTx((tx) => notices.sendReceipt(tx, { cardSendId: card.cardSendId }));
    const sentAgain = (at: string) =>
      home.db
        .updateTable('card_sends')
        .set({ sent_at: new Date(at) })
        .execute();
    await receipt();
    await sentAgain('2026-12-01T09:00:00Z');
    await receipt();
    const toSender = () => mailer.sent.filter((mail) => mail.to.address.endsWith('@fernbank.example'));
    for (let i = 0; i < 2; i++) await work();
    expect(toSender()).toHaveLength(1);
    expect(toSender()[0]?.text).toContain(`https://cards.example/card/send/view/${card.link}/`);
    await sentAgain('2026-12-02T09:00:00Z');
    await receipt();
    await work();
    expect(toSender()).toHaveLength(1);
    // To an address that was corrected, the page of the card goes too.
    await home.db.updateTable('card_sends').set({ sender_email: 'right@fernbank.example' }).execute();
    await receipt();
    await work();
    expect(toSender().map((mail) => mail.to.address)).toEqual(['rosa@fernbank.example', 'right@fernbank.example']);
  });

  test('a receipt of a cancelled card is not sent', async () => {
    const card = await planned(['amelie@example.com'], 60_000);
    const receipt = () => inTx((tx) => notices.sendReceipt(tx, { cardSendId: card.cardSendId }));
    await receipt();
    await home.db.updateTable('card_sends').set({ state: 'draft', sent_at: null }).execute();
    await work();
    expect(mailer.sent).toEqual([]);
    expect(await ofKind('sender-receipt')).toMatchObject([{ state: 'stopped' }]);
    // Sent again after that, it has its receipt.
    await home.db
      .updateTable('card_sends')
      .set({ state: 'scheduled', sent_at: new Date(clock.now()) })
      .execute();
    await receipt();
    await work();
    expect(mailer.sent).toHaveLength(1);
  });

  test('the confirmation mail to an unknown sender contains its link, which is stored encrypted until then', async () => {
    const card = await sentCard({
      db: home.db,
      keys,
      now: clock.now(),
      emails: ['amelie@example.com'],
      state: 'awaiting-confirmation',
    });
    await inTx((tx) => notices.askForConfirmation(tx, { cardSendId: card.cardSendId, token: card.confirmToken }));
    const rows = await ofKind('confirm-send');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(card.confirmToken);
    mailer.isAway = true;
    await expect(work()).rejects.toBeInstanceOf(MailLater);
    mailer.isAway = false;
    await work();
    expect(mailer.sent[0]).toMatchObject({ isAutomatic: true, to: { address: 'rosa@fernbank.example' } });
    expect(mailer.sent[0]?.text).toContain(`https://cards.example/verify?send=${card.confirmToken}`);
  });
});

test('mails to senders are deleted after a month, except unsent ones and cards', async () => {
  const card = await planned();
  await inTx((tx) => notices.sendReceipt(tx, { cardSendId: card.cardSendId }));
  const left = async () => [(await ofKind('sender-receipt')).length, (await ofKind('card')).length];
  const month = () => clock.advance(31 * 24 * 3_600_000);
  const clean = () => deleteExpired(home.db, new Date(clock.now()));
  month();
  await clean();
  expect(await left()).toEqual([1, 1]);
  await work();
  await clean();
  expect(await left()).toEqual([1, 1]);
  month();
  await clean();
  expect(await left()).toEqual([0, 1]);
  expect(await home.db.selectFrom('delivery_events').select('kind').orderBy('at').execute()).toEqual([
    { kind: 'queued' },
    { kind: 'accepted' },
  ]);
});

test('a lost job is created again, and an existing one is not doubled', async () => {
  await planned(['amelie@example.com', 'theo@example.com']);
  await sweep();
  const [lost] = await queue.boss.findJobs('send-delivery');
  await queue.boss.deleteJob('send-delivery', lost?.id ?? '');
  expect(await requeueLost(context)).toBe(0);
  clock.advance(16 * 60_000);
  expect(await requeueLost(context)).toBe(2);
  expect(await waiting()).toHaveLength(2);
  expect(await requeueLost(context)).toBe(0);
});

describe('messages of any kind', () => {
  const NOTE = defineMessage('note', z.object({ words: z.string() }));
  const to = { memberId: null, address: 'amelie@example.com', payload: { words: 'hello' } };
  const told: string[] = [];
  const notes: Module = {
    name: 'notes',
    tables: [],
    messages: [
      renderMessage(NOTE, {
        email: async (_, __, { payload: { words } }) =>
          words === '' ? null : { mail: { subject: words, html: words, text: words }, toName: '' },
      }),
    ],
    deliveryBounced: async (_, { kind, address }) => void told.push(`${kind} ${address}`),
  };
  const scheduled = (given: NewDelivery<{ words: string }>) =>
    inTx((tx) => dispatchOf(context).schedule(tx, NOTE, given));
  beforeEach(() => {
    context = testContext(home, queue, { clock, keys, mailer, modules: [...context.modules, notes] });
    told.length = 0;
  });

  test('are sent once for a subject, an occurrence and a channel; without a subject each is sent', async () => {
    const subjectId = newId();
    await scheduled({ ...to, subjectId });
    await scheduled({ ...to, subjectId });
    await scheduled({ ...to, subjectId, occurrence: '2027' });
    await scheduled(to);
    await scheduled(to);
    await work();
    expect(mailer.sent.map((mail) => mail.subject)).toEqual(['hello', 'hello', 'hello', 'hello']);
  });

  test('that are sent together wait: one is scheduled, and another only when that one was sent', async () => {
    const subjectId = newId();
    const dispatch = dispatchOf(context);
    const tell = (occurrence: string) =>
      inTx(async (tx) => {
        if (await dispatch.isWaiting(tx, NOTE, subjectId)) return;
        await dispatch.schedule(tx, NOTE, { ...to, subjectId, occurrence });
      });
    await Promise.all(['first', 'second', 'third'].map(tell));
    await work();
    expect(mailer.sent).toHaveLength(1);
    await tell('fourth');
    await work();
    expect(mailer.sent).toHaveLength(2);
  });

  test('are sent first where somebody waits for them', async () => {
    await scheduled({ ...to, payload: { words: 'later' } });
    await scheduled({ ...to, payload: { words: 'now' }, isAwaited: true });
    await sweepDue(context, 1);
    const jobs = await queue.boss.findJobs<Job>('send-delivery');
    expect(jobs.map((job) => job.priority).toSorted((a, b) => b - a)).toEqual([10, 0]);
  });

  test('that were cancelled are not sent, and can be scheduled again with another text', async () => {
    const subjectId = newId();
    await scheduled({ ...to, subjectId, payload: { words: '' } });
    await work();
    expect(mailer.sent).toEqual([]);
    await scheduled({ ...to, subjectId, payload: { words: 'after all' } });
    await work();
    expect(mailer.sent.map((mail) => mail.subject)).toEqual(['after all']);
  });

  test('whose stored payload is not of their kind are not sent, and the error says what is wrong in it', async () => {
    await scheduled(to);
    await home.db.updateTable('deliveries').set({ payload: '{"words": {"en": "hello"}}' }).execute();
    await sweepDue(context);
    const { delivery_id: deliveryId, attempt } = await home.db
      .selectFrom('deliveries')
      .selectAll()
      .executeTakeFirstOrThrow();
    await expect(sendDelivery(context, { deliveryId, attempt }, false)).rejects.toThrow(
      /^What is stored in deliveries\.payload of note cannot be read: words: Invalid input: expected string/,
    );
    expect(mailer.sent).toEqual([]);
  });

  test('that bounce are passed to every module', async () => {
    await scheduled({ ...to, address: 'gone@example.com' });
    await work();
    expect(told).toEqual(['note gone@example.com']);
  });

  test('cannot be scheduled by a channel without an adapter, nor in a kind that no module defines', async () => {
    await expect(scheduled({ ...to, channel: 'text' })).rejects.toThrow('Nothing can be sent by text here.');
    await expect(
      inTx((tx) =>
        dispatchOf(context).schedule(tx, defineMessage('rumour'), { memberId: null, address: 'a@b.example' }),
      ),
    ).rejects.toThrow('No module defines messages of the kind rumour.');
  });
});
