import { sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { CardDeliveries } from '../card-deliveries.ts';
import type { CardSendRow } from '../queries.ts';

/** A member, or the browser of somebody without an account. */
export type Sender = { kind: 'member' | 'visitor'; id: string };

const columnOf = ({ kind }: Sender) => (kind === 'member' ? 'member_id' : 'session_id');

/** Stops a sender: nothing new is accepted from them, and what was planned is held. @returns false where they are stopped already. */
export async function stopSender(tx: Tx, deliveries: CardDeliveries, sender: Sender, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sender.id}, 0))`.execute(tx);
  const inserted = await tx
    .insertInto('stopped_senders')
    .values({ member_id: null, session_id: null, [columnOf(sender)]: sender.id, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('stopped_at')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await deliveries.hold(tx, await selectPlanned(tx, sender));
  return true;
}

/** Lets a sender send again. What was held goes on; where its day has passed, it leaves at once. @returns false where they are not stopped. */
export async function resumeSender(tx: Tx, deliveries: CardDeliveries, sender: Sender): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sender.id}, 0))`.execute(tx);
  const { numDeletedRows } = await tx
    .deleteFrom('stopped_senders')
    .where(columnOf(sender), '=', sender.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await deliveries.releaseHeld(tx, await selectPlanned(tx, sender, 'of nobody who is stopped'));
  return true;
}

/** @param which a card has a member and a browser that it was sent from: either may be stopped besides. */
async function selectPlanned(
  tx: Tx,
  sender: Sender,
  which: 'all' | 'of nobody who is stopped' = 'all',
): Promise<string[]> {
  let query = tx
    .selectFrom('card_sends')
    .select('card_send_id')
    .where(columnOf(sender), '=', sender.id)
    .where('state', '!=', 'draft');
  if (which !== 'all')
    query = query.where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('stopped_senders as t')
            .select('t.stopped_at')
            .where((either) =>
              either.or([
                either('t.member_id', '=', either.ref('card_sends.member_id')),
                either('t.session_id', '=', either.ref('card_sends.session_id')),
              ]),
            ),
        ),
      ),
    );
  const rows = await query.execute();
  return rows.map((row) => row.card_send_id);
}

/** @throws Failure where an administrator has stopped the sender of a card. */
export async function requireMaySend(db: Queryable, row: Pick<CardSendRow, 'member_id' | 'session_id'>): Promise<void> {
  const found = await db
    .selectFrom('stopped_senders')
    .select('stopped_at')
    .where((where) => where.or([where('member_id', '=', row.member_id), where('session_id', '=', row.session_id)]))
    .executeTakeFirst();
  if (found !== undefined)
    throw failure(
      'forbidden',
      'general',
      'sender-stopped',
      'We have paused sending from here, because something looked unusual. Your cards are saved. Write to us on the contact page, and we will look into it.',
    );
}

/** The same, held until the transaction ends, so that nobody is stopped while a card of theirs is being accepted. */
export async function lockMaySend(tx: Tx, row: Pick<CardSendRow, 'member_id' | 'session_id'>): Promise<void> {
  for (const id of [row.member_id, row.session_id])
    if (id !== null) await sql`select pg_advisory_xact_lock_shared(hashtextextended(${id}, 0))`.execute(tx);
  await requireMaySend(tx, row);
}
