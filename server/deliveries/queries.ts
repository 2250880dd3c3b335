import { type Insertable, sql } from 'kysely';
import type { Database, Queryable, Tx } from '#db/client.ts';
import type { DeliveriesTable, DeliveryEventKind, DeliveryEventsTable, DeliveryState } from './tables.ts';

export type Claimed = { delivery_id: string; attempt: number };

/** Deliveries, each once for a (recipient, occurrence, channel). One that was stopped before is scheduled anew, as a new attempt; any other stays as it is. */
export function insertDeliveries(tx: Tx, rows: Insertable<DeliveriesTable>[]) {
  return tx
    .insertInto('deliveries')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['recipient_id', 'occurrence', 'channel'])
        .doUpdateSet((eb) => ({
          due_at: eb.ref('excluded.due_at'),
          state: 'scheduled' as const,
          attempt: eb('deliveries.attempt', '+', 1),
          updated_at: eb.ref('excluded.updated_at'),
        }))
        .where('deliveries.state', '=', 'stopped'),
    )
    .returning(['delivery_id', 'recipient_id', 'attempt'])
    .execute();
}

export async function insertEvents(tx: Tx, rows: Insertable<DeliveryEventsTable>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('delivery_events').values(rows).execute();
}

/** Claims what is due: whoever changes the state first has it. Rows that another sweep holds are passed over. */
export async function claimDue(tx: Tx, now: Date, limit: number): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select delivery_id from deliveries where state = 'scheduled' and due_at <= ${now} order by due_at limit ${limit} for update skip locked
    )
    update deliveries d set state = 'queued', updated_at = ${now} from due where d.delivery_id = due.delivery_id and d.state = 'scheduled'
    returning d.delivery_id, d.attempt`.execute(tx);
  return rows;
}

/** Deliveries that were claimed long ago and have not left: their job may be lost. */
export async function touchQueuedBefore(tx: Tx, before: Date, now: Date, limit: number): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with late as (
      select delivery_id from deliveries where state = 'queued' and updated_at < ${before} order by updated_at limit ${limit} for update skip locked
    )
    update deliveries d set updated_at = ${now} from late where d.delivery_id = late.delivery_id
    returning d.delivery_id, d.attempt`.execute(tx);
  return rows;
}

export async function touchOutboxBefore(
  tx: Tx,
  before: Date,
  now: Date,
  limit: number,
): Promise<{ outbox_id: string }[]> {
  const { rows } = await sql<{ outbox_id: string }>`
    with late as (
      select outbox_id from outbox where state = 'queued' and updated_at < ${before} order by updated_at limit ${limit} for update skip locked
    )
    update outbox o set updated_at = ${now} from late where o.outbox_id = late.outbox_id returning o.outbox_id`.execute(
    tx,
  );
  return rows;
}

/**
 * A delivery with all that its letter needs, held until the transaction ends, so that no other worker sends it meanwhile.
 * @throws (55P03) at once when another holds it.
 */
export function lockForSending(tx: Tx, deliveryId: string) {
  return tx
    .selectFrom('deliveries as d')
    .innerJoin('recipients as r', 'r.recipient_id', 'd.recipient_id')
    .innerJoin('card_sends as s', 's.card_send_id', 'd.card_send_id')
    .innerJoin('cards as c', 'c.card_id', 's.card_id')
    .select([
      'd.delivery_id',
      'd.recipient_id',
      'd.card_send_id',
      'd.member_id',
      'd.state',
      'd.attempt',
      'd.created_at',
    ])
    .select([
      'r.name as to_name',
      'r.email as to_email',
      'r.zone as to_zone',
      'r.link_sealed as recipient_link_sealed',
      'r.code_sealed',
    ])
    .select([
      's.sender_name',
      's.sender_email',
      's.sender_zone',
      's.phrase',
      's.name_on_front',
      's.verse',
      's.message',
      's.schedule',
      's.document',
      's.link_sealed',
      's.sent_at',
      's.is_revoked',
    ])
    .select(['c.occasion', 'c.facts'])
    .where('d.delivery_id', '=', deliveryId)
    .forUpdate('d')
    .noWait()
    .executeTakeFirst();
}
export type SendingRow = NonNullable<Awaited<ReturnType<typeof lockForSending>>>;

export function isSuppressed(db: Queryable, addressHash: Buffer, senderHash: Buffer) {
  return db
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', '=', addressHash)
    .where('sender_hash', 'in', [Buffer.alloc(0), senderHash])
    .limit(1)
    .executeTakeFirst();
}

export async function setDeliveryState(tx: Tx, deliveryIds: string[], state: DeliveryState, now: Date): Promise<void> {
  if (deliveryIds.length > 0)
    await tx
      .updateTable('deliveries')
      .set({ state, updated_at: now })
      .where('delivery_id', 'in', deliveryIds)
      .execute();
}

export type Settlement = {
  state: 'accepted' | 'bounced' | 'stopped';
  kind: DeliveryEventKind;
  /** in words, for the sender */ detail: string | null;
  /** what the mail server said, for administrators */ response?: string;
};
/** As much of what a mail server said as is kept, in characters. */
const RESPONSE_MAX = 300;
/** Notes what became of a sending, in the row and in the ledger, in one round trip. */
export async function settleDelivery(
  tx: Tx,
  row: Pick<SendingRow, 'delivery_id' | 'recipient_id' | 'card_send_id' | 'member_id' | 'attempt'>,
  { state, kind, detail, response = '' }: Settlement,
  eventId: string,
  at: Date,
): Promise<void> {
  await sql`
    with settled as (update deliveries set state = ${state}, updated_at = ${at} where delivery_id = ${row.delivery_id})
    insert into delivery_events (event_id, at, kind, delivery_id, recipient_id, card_send_id, member_id, attempt, detail, response)
    values (${eventId}, ${at}, ${kind}, ${row.delivery_id}, ${row.recipient_id}, ${row.card_send_id}, ${row.member_id}, ${row.attempt}, ${detail}, ${response === '' ? null : response.slice(0, RESPONSE_MAX)})`.execute(
    tx,
  );
}

/** Other instants for what waits of a card, by its people. */
export async function setDue(
  tx: Tx,
  cardSendId: string,
  times: readonly { recipientId: string; dueAt: Date }[],
  now: Date,
): Promise<void> {
  const rows = times.map(({ recipientId, dueAt }) => sql`(${recipientId}::uuid, ${dueAt}::timestamptz)`);
  await sql`
    update deliveries d set due_at = v.due_at, updated_at = ${now} from (values ${sql.join(rows)}) as v (recipient_id, due_at)
    where d.card_send_id = ${cardSendId} and d.recipient_id = v.recipient_id and d.state = 'scheduled'`.execute(tx);
}

/** Those of a card that have not been claimed, held. One that a sweep is claiming this moment is not among them. */
export function lockScheduled(tx: Tx, cardSendId: string) {
  return tx
    .selectFrom('deliveries')
    .selectAll()
    .where('card_send_id', '=', cardSendId)
    .where('state', '=', 'scheduled')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Those of all of a member's cards that have not been claimed, held. */
export function lockScheduledOf(tx: Tx, memberId: string) {
  return tx
    .selectFrom('deliveries')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('card_send_id', 'in', (from) =>
      from.selectFrom('card_sends').select('card_send_id').where('member_id', '=', memberId),
    )
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Of these cards, those of which something has left or is leaving, besides what is held. */
export async function selectLeft(db: Queryable, cardSendIds: string[], heldIds: string[]): Promise<string[]> {
  if (cardSendIds.length === 0) return [];
  const rows = await db
    .selectFrom('deliveries')
    .select('card_send_id')
    .distinct()
    .where('card_send_id', 'in', cardSendIds)
    .where('delivery_id', 'not in', heldIds)
    .where('state', '!=', 'stopped')
    .execute();
  return rows.map((row) => row.card_send_id);
}

export function selectStates(db: Queryable, cardSendId: string) {
  return db.selectFrom('deliveries').select(['delivery_id', 'state']).where('card_send_id', '=', cardSendId).execute();
}

export function lockOfRecipient(tx: Tx, recipientId: string) {
  return tx
    .selectFrom('deliveries')
    .selectAll()
    .where('recipient_id', '=', recipientId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export function selectOfRecipient(db: Queryable, recipientId: string) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('recipient_id', '=', recipientId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function scheduleAgain(tx: Tx, deliveryId: string, attempt: number, now: Date): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'scheduled', attempt, due_at: now, updated_at: now })
    .where('delivery_id', '=', deliveryId)
    .execute();
}

/** @returns the address that stood there before. */
export async function setRecipientEmail(tx: Tx, recipientId: string, email: string): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    update recipients r set email = ${email} from recipients before
    where r.recipient_id = ${recipientId} and before.recipient_id = r.recipient_id
    returning before.email`.execute(tx);
  return rows[0]?.email ?? '';
}
export function hasEvent(
  db: Queryable,
  cardSendId: string,
  recipientId: string,
  kind: DeliveryEventsTable['kind'],
  since: Date,
) {
  return db
    .selectFrom('delivery_events')
    .select('event_id')
    .where('card_send_id', '=', cardSendId)
    .where('recipient_id', '=', recipientId)
    .where('kind', '=', kind)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
}

export type LedgerRow = {
  recipient_id: string;
  due_at: Date;
  state: DeliveryState;
  queued_at: Date;
  accepted_at: Date | null;
  bounced_at: Date | null;
  bounce_reason: string | null;
  opened_at: Date | null;
  replied_at: Date | null;
  refused_at: Date | null;
};

/** What became of each delivery of a card: of its newest attempt, but for opening and answering, which belong to all. */
export async function selectLedger(db: Database, cardSendId: string): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    select d.recipient_id, d.due_at, d.state,
      coalesce(max(e.at) filter (where e.kind in ('queued', 'corrected') and e.attempt = d.attempt), d.created_at) as queued_at,
      min(e.at) filter (where e.kind = 'accepted' and e.attempt = d.attempt) as accepted_at,
      max(e.at) filter (where e.kind = 'bounced' and e.attempt = d.attempt) as bounced_at,
      (array_agg(e.detail order by e.at desc) filter (where e.kind = 'bounced' and e.attempt = d.attempt))[1] as bounce_reason,
      min(e.at) filter (where e.kind = 'opened') as opened_at,
      min(e.at) filter (where e.kind = 'replied') as replied_at,
      min(e.at) filter (where e.kind = 'refused' and e.attempt = d.attempt) as refused_at
    from deliveries d
    join recipients r on r.recipient_id = d.recipient_id
    left join delivery_events e
      on e.card_send_id = d.card_send_id and e.delivery_id = d.delivery_id
      and e.at >= (select min(created_at) from deliveries where card_send_id = ${cardSendId})
    where d.card_send_id = ${cardSendId}
    group by d.delivery_id, r.position
    order by r.position`.execute(db);
  return rows;
}
