import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SentCard } from '#contract/card-send.ts';
import { migrate } from '#db/migrate.ts';
import { cardSendsOf } from '#server/card-sends/card-sends.ts';
import type { Context } from '#server/kernel/context.ts';
import { keysFrom } from '#server/kernel/keys.ts';
import type { Queue } from '#server/kernel/queue.ts';
import { newId } from '#shared/ids.ts';
import { openTestQueue, testContext } from '#tests/context.ts';
import { emptyDatabase, type TestDatabase } from '#tests/database.ts';
import { type MemoryMailer, memoryMailer } from '#tests/doubles/memory-mailer.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';

/**
 * A database of release 1.0.80 with rows written by its own code (`1.0.80.json`: rows by table, and how its senders' pages looked), migrated to today's
 * schema. Its cards were opened, thanked for, bounced, scheduled, cancelled and refused; one is claimed, one is due; and six mails had not been sent.
 */
type Release = {
  now: number;
  ids: { undone: string };
  cards: Record<string, { cardSendId: string; magicLink: string; magicLink2: string; sent: SentCard }>;
  tables: Record<string, unknown[]>;
};
const LAST_MIGRATION = '0012_cards_looked_deeper_still.sql';
/** Tables in an order in which each comes before those that refer to it. */
const FIRST = ['cards', 'sessions', 'members', 'card_sends', 'recipients'];
const SECRET = Buffer.alloc(32, 7);

let release: Release;
let home: TestDatabase;
let queue: Queue;
let context: Context;
const mailer: MemoryMailer = memoryMailer();
const clock = fakeClock();

beforeAll(async () => {
  release = JSON.parse(await readFile(new URL('1.0.80.json', import.meta.url), 'utf8')) as Release;
  home = await emptyDatabase();
  await migrate(home.pool, { until: LAST_MIGRATION });
  const names = [...new Set([...FIRST, ...Object.keys(release.tables)])];
  for (const name of names)
    await home.pool.query(`insert into "${name}" select * from jsonb_populate_recordset(null::"${name}", $1)`, [
      JSON.stringify(release.tables[name] ?? []),
    ]);
  await migrate(home.pool);
  queue = await openTestQueue({
    connectionString: home.url,
    connections: 2,
    isWorker: false,
    onError: (error) => {
      if ((error as { code?: string }).code !== '57P01') throw error;
    },
  });
  clock.advance(release.now - clock.now());
  context = testContext(home, queue, { clock, keys: keysFrom(SECRET), mailer });
});
afterAll(async () => {
  await queue.stop();
  await home.drop();
});

/** Runs everything that is due, as a worker would. */
async function work(): Promise<void> {
  const jobs = new Map(context.modules.flatMap((module) => module.jobs ?? []).map((one) => [one.job.name, one]));
  for (const sweep of context.modules.flatMap((module) => module.sweeps ?? [])) await sweep(context);
  for (const { data } of await queue.boss.findJobs<object>('send-delivery'))
    await jobs.get('send-delivery')?.run(context, data, false);
  await queue.boss.deleteAllJobs('send-delivery');
}
const rescue = async () => {
  for (const task of context.modules.flatMap((module) => module.everyMinute ?? [])) await task(context);
};
const visitor = { kind: 'visitor', sessionId: null } as const;

test('every sender’s page looks as before', async () => {
  const before = Object.values(release.cards);
  const now = await Promise.all(
    before.map(({ magicLink, magicLink2 }) => cardSendsOf(context).sent(visitor, magicLink, magicLink2)),
  );
  // Its pages said nothing of a card's relation, all of its people saw the same front, and cards went by email alone.
  const asBefore = before.map(({ sent }, i) => {
    const { relation } = now[i]!.card;
    const ledger = sent.ledger.map((entry) => ({ ...entry, mobile: null, deliveredAt: null }));
    return { ...sent, card: { ...sent.card, relation }, fronts: [], ledger, sendsTexts: false };
  });
  expect(now).toEqual(asBefore);
});

describe('unsent mails of that release', () => {
  test('are sent once, and nothing is sent again', async () => {
    await work();
    // Mails that a worker had claimed are checked when they are late, as before.
    clock.advance(16 * 60_000);
    await rescue();
    await work();
    expect(mailer.sent.map(({ to }) => to.address).toSorted()).toEqual([
      'abel@example.com', // the claimed card; its other recipient refuses cards from this sender
      'new@example.com', // registration
      'rosa@lindqvist.example', // sign-in
      'rosa@lindqvist.example', // thanks
      'rosa@lindqvist.example', // receipt
      'uma@example.com', // the due card
      'vera@example.com', // ticket
      'vera@example.com', // receipt
    ]);
    const count = mailer.sent.length;
    clock.advance(16 * 60_000);
    await rescue();
    await work();
    expect(mailer.sent).toHaveLength(count);
  });
});

describe('a process of that release that still runs', () => {
  test('has its mails sent', async () => {
    mailer.sent.length = 0;
    const { cardSendId } = release.cards['due'] ?? { cardSendId: '' };
    await home.pool.query(
      `insert into outbox (outbox_id, member_id, kind, unique_key, to_address, payload, created_at, updated_at)
       values ($1, null, 'sender-receipt', $2, 'elsewhere@example.com', $3, $4, $4)`,
      [newId(), `sender-receipt:${cardSendId}:other`, JSON.stringify({ cardSendId }), new Date(clock.now())],
    );
    expect((await home.pool.query('select 1 from outbox')).rowCount).toBe(0);
    await work();
    expect(mailer.sent.map((mail) => mail.to.address)).toEqual(['elsewhere@example.com']);
  });

  test('schedules cards that are sent once, and finds those that were scheduled since', async () => {
    mailer.sent.length = 0;
    const { undone } = release.ids;
    const { rows } = await home.pool.query<{ recipient_id: string }>(
      `update card_sends set state = 'scheduled', sent_at = now() where card_send_id = $1
       returning (select recipient_id from recipients r where r.card_send_id = card_sends.card_send_id)`,
      [undone],
    );
    const plan = () =>
      home.pool.query(
        `insert into deliveries (delivery_id, recipient_id, card_send_id, occurrence, due_at, created_at, updated_at)
         values ($1, $2, $3, 'card', $4, $4, $4)
         on conflict (recipient_id, occurrence, channel) do update set state = 'scheduled', attempt = deliveries.attempt + 1, due_at = excluded.due_at
         where deliveries.state = 'stopped'`,
        [newId(), rows[0]?.recipient_id, undone, new Date(clock.now())],
      );
    await plan();
    await plan();
    await work();
    expect(mailer.sent.map((mail) => mail.to.address)).toEqual(['noor@example.com']);
    const seen = await home.pool.query('select state from deliveries where card_send_id = $1', [undone]);
    expect(seen.rows).toEqual([{ state: 'accepted' }]);
  });
});
