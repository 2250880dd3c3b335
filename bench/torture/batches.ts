import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { senderNoticesOf } from '#server/card-sends/card-sends.ts';
import { CARD_BOUNCED } from '#server/card-sends/mails/messages.ts';
import { SEND_DELIVERY, SWEEP } from '#server/dispatch/jobs.ts';
import { claimDue } from '#server/dispatch/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { newId } from '#shared/ids.ts';
import { scheduleSentCard, sentCard } from '#tests/factories/sent-card.ts';
import type { RunRecord } from './record.ts';

/** Inserts due messages into the database, as many for one instant as on a morning with many birthdays. */
export type Batches = {
  /** Lets several workers sweep for due messages at the same moment. */
  sweepConcurrently(messages: number): Promise<void>;
  /** Lets the queue hand each job to several workers, which any queue may do. */
  duplicateJobs(messages: number): Promise<void>;
};

/** How many workers sweep, or get the same job, at once. */
const WORKERS = 4;
const CLAIM_MAX = 10_000;

export function createBatches(context: Context, record: RunRecord): Batches {
  const { db, keys, queue } = context;
  let batches = 0;

  /** Creates one card with as many recipients as there are messages minus one, and its receipt. */
  async function makeCard(messages: number): Promise<void> {
    batches += 1;
    // The seed decides by the address what the mail server does to a message: other names make another run.
    const senderEmail = `pile-${batches}@example.com`;
    const emails = Array.from({ length: messages - 1 }, (_, i) => `pile-${batches}-${i}@example.com`);
    const card = await sentCard({ db, keys, now: Date.now(), emails, senderEmail });
    const dueAt = new Date();
    await db.transaction().execute((tx) => senderNoticesOf(context).sendReceipt(tx, card));
    await scheduleSentCard(context, card, dueAt);
    record.expected.push(
      { kind: 'sender-receipt', address: senderEmail, state: 'expected' },
      ...emails.map((address) => ({ kind: 'card', address, state: 'expected' as const, sender: senderEmail })),
    );
  }

  return {
    async sweepConcurrently(messages) {
      await makeCard(messages);
      await db.transaction().execute((tx) =>
        queue.enqueue(
          tx,
          SWEEP,
          Array.from({ length: WORKERS }, (_, i) => ({ key: `torture-${batches}-${i}`, data: {} })),
        ),
      );
    },
    async duplicateJobs(messages) {
      await makeCard(messages);
      await db.transaction().execute(async (tx) => {
        const claimed = await claimDue(tx, new Date(), CLAIM_MAX);
        // Jobs of one priority are taken one after the other, and so by several workers at once.
        const jobs = claimed.flatMap(({ delivery_id, attempt }, i) =>
          ['', '.twice', '.thrice', '.again'].map((suffix) => ({
            key: `${delivery_id}.${attempt}${suffix}`,
            data: { deliveryId: delivery_id, attempt },
            priority: i + 1,
          })),
        );
        await queue.enqueue(tx, SEND_DELIVERY, jobs);
      });
    },
  };
}

/** Creates members who may ask for a new password. @returns their addresses */
export async function createMembers(db: Database, many: number): Promise<string[]> {
  const now = new Date();
  const emails = Array.from({ length: many }, (_, i) => `member-${i}@example.com`);
  if (many > 0)
    await db
      .insertInto('members')
      .values(
        emails.map((email) => ({
          member_id: newId(now.getTime()),
          name: 'Rosa',
          email,
          zone: 'UTC',
          email_confirmed_at: now,
        })),
      )
      .execute();
  return emails;
}

/** Longer pauses are shortened to this: those of the queue before a retry grow to hours, and the mail about a bounce waits a minute for others. */
const LONGEST_DELAY_SECONDS = 5;

/** Shortens the queue's pauses before its retries, and that of mails about bounces, to a few seconds. */
export async function shortenRetryDelays(db: Database): Promise<void> {
  await sql`
    update pgboss.job set start_after = now() + make_interval(secs => ${LONGEST_DELAY_SECONDS})
    where name = ${SEND_DELIVERY.name} and state < 'active' and start_after > now() + make_interval(secs => ${LONGEST_DELAY_SECONDS})`.execute(
    db,
  );
  await sql`
    update deliveries set due_at = now() + make_interval(secs => ${LONGEST_DELAY_SECONDS})
    where kind = ${CARD_BOUNCED.kind} and state = 'scheduled' and due_at > now() + make_interval(secs => ${LONGEST_DELAY_SECONDS})`.execute(
    db,
  );
}
