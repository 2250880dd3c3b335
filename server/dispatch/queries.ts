import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { ChannelName } from '#server/kernel/message.ts';
import type { DeliveriesTable, DeliveryEventKind, DeliveryEventsTable, DeliveryState } from './tables.ts';

export type DeliveryRow = Selectable<DeliveriesTable>;
export type Claimed = { delivery_id: string; attempt: number; priority: number };

/**
 * Inserts deliveries, one for each (kind, subject, occurrence, channel). A stopped one is scheduled again, as a new attempt; any other existing one stays
 * unchanged.
 */
export function insertDeliveries(tx: Tx, rows: Insertable<DeliveriesTable>[]) {
  return tx
    .insertInto('deliveries')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id', 'occurrence', 'channel'])
        .doUpdateSet((eb) => ({
          address: eb.ref('excluded.address'),
          payload: eb.ref('excluded.payload'),
          due_at: eb.ref('excluded.due_at'),
          delete_after: eb.ref('excluded.delete_after'),
          state: 'scheduled' as const,
          // It may have been held when it was stopped; now it is not.
          held_at: null,
          attempt: eb('deliveries.attempt', '+', 1),
          updated_at: eb.ref('excluded.updated_at'),
        }))
        .where('deliveries.state', '=', 'stopped'),
    )
    .returning(['delivery_id', 'member_id', 'attempt'])
    .execute();
}

export async function insertEvents(tx: Tx, rows: Insertable<DeliveryEventsTable>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('delivery_events').values(rows).execute();
}

/** Claims due deliveries: the first to change the state gets a row. Rows that another sweep has locked are skipped. */
export async function claimDue(tx: Tx, now: Date, limit: number): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select delivery_id from deliveries where state = 'scheduled' and due_at <= ${now} and held_at is null
      order by priority desc, due_at limit ${limit} for update skip locked
    )
    update deliveries d set state = 'queued', updated_at = ${now} from due where d.delivery_id = due.delivery_id and d.state = 'scheduled'
    returning d.delivery_id, d.attempt, d.priority`.execute(tx);
  return rows;
}

/** Deliveries that were claimed long ago and not sent: their job may be lost. */
export async function touchQueuedBefore(tx: Tx, before: Date, now: Date, limit: number): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with late as (
      select delivery_id from deliveries where state = 'queued' and updated_at < ${before} order by updated_at limit ${limit} for update skip locked
    )
    update deliveries d set updated_at = ${now} from late where d.delivery_id = late.delivery_id
    returning d.delivery_id, d.attempt, d.priority`.execute(tx);
  return rows;
}

/**
 * Locks a delivery until the transaction ends, so that two workers do not claim it at the same time.
 * @throws (55P03) at once if another transaction has locked it.
 */
export function lockForSending(tx: Tx, deliveryId: string): Promise<DeliveryRow | undefined> {
  return tx
    .selectFrom('deliveries')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .forUpdate()
    .noWait()
    .executeTakeFirst();
}

/** Locks a delivery until the transaction ends, and waits where another one has locked it. */
export function lockDelivery(tx: Tx, deliveryId: string): Promise<DeliveryRow | undefined> {
  return tx.selectFrom('deliveries').selectAll().where('delivery_id', '=', deliveryId).forUpdate().executeTakeFirst();
}

export function selectDelivery(db: Queryable, deliveryId: string) {
  return db
    .selectFrom('deliveries')
    .select(['kind', 'channel', 'subject_id', 'member_id', 'payload', 'created_at'])
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
}

/** Whether it is known of this attempt that it has arrived, or that it has not. */
export function hasOutcome(db: Queryable, row: DeliveryRow): Promise<boolean> {
  return hasEventOfAttempt(db, row, ['delivered', 'bounced']);
}

/** Whether it is known of this attempt that it has not arrived. */
export function hasFailedSince(db: Queryable, row: DeliveryRow): Promise<boolean> {
  return hasEventOfAttempt(db, row, ['bounced']);
}

async function hasEventOfAttempt(
  db: Queryable,
  { delivery_id, created_at, attempt }: DeliveryRow,
  kinds: readonly DeliveryEventKind[],
): Promise<boolean> {
  const row = await db
    .selectFrom('delivery_events')
    .select('event_id')
    .where('delivery_id', '=', delivery_id)
    .where('attempt', '=', attempt)
    .where('kind', 'in', kinds)
    .where('at', '>=', created_at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores which worker sends a delivery, and clears `doubted_at`. Null: the next worker may claim it. */
export async function setSender(tx: Queryable, deliveryId: string, senderId: number | null): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ sender_id: senderId, doubted_at: null })
    .where('delivery_id', '=', deliveryId)
    .execute();
}

/** Stores since when the sender of a delivery does not hold its lock; null if it does. */
export async function setSenderSuspect(tx: Tx, deliveryId: string, doubtedAt: Date | null): Promise<void> {
  await tx.updateTable('deliveries').set({ doubted_at: doubtedAt }).where('delivery_id', '=', deliveryId).execute();
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
  /** a sentence for the sender */ detail: string | null;
  /** the answer of the other side, for administrators */ response?: string;
  /** whether it was stopped because its address has ended */ hasAddressEnded?: true;
};
/** The maximum length of a stored answer of a mail server, in characters. */
const RESPONSE_MAX = 300;
/**
 * Stores the outcome of an attempt, in the row and in the ledger, in one round trip. A delivery that was sent late is kept for longer accordingly. A second
 * call changes nothing.
 * @returns false if the delivery was deleted meanwhile, or its outcome is stored already.
 */
export async function settleDelivery(
  tx: Tx,
  row: Pick<DeliveryRow, 'delivery_id' | 'attempt'>,
  { state, kind, detail, response = '' }: Settlement,
  eventId: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with settled as (
      update deliveries set state = ${state}, sender_id = null, doubted_at = null, updated_at = ${at},
        delete_after = delete_after + (${at}::timestamptz - due_at)
      where delivery_id = ${row.delivery_id} and attempt = ${row.attempt} and state = 'queued'
      returning delivery_id, member_id, attempt
    )
    insert into delivery_events (event_id, at, kind, delivery_id, member_id, attempt, detail, response)
    select ${eventId}::uuid, ${at}::timestamptz, ${kind}, delivery_id, member_id, attempt, ${detail}, ${response === '' ? null : response.slice(0, RESPONSE_MAX)}
    from settled
    returning event_id`.execute(tx);
  return rows.length > 0;
}

/** Reschedules the waiting deliveries of a group, by their subjects. */
export async function setDue(
  tx: Tx,
  kind: string,
  groupId: string,
  times: readonly { subjectId: string; dueAt: Date }[],
  now: Date,
): Promise<void> {
  const rows = times.map(({ subjectId, dueAt }) => sql`(${subjectId}::uuid, ${dueAt}::timestamptz)`);
  await sql`
    update deliveries d set due_at = v.due_at, updated_at = ${now} from (values ${sql.join(rows)}) as v (subject_id, due_at)
    where d.kind = ${kind} and d.group_id = ${groupId} and d.subject_id = v.subject_id and d.state = 'scheduled'`.execute(
    tx,
  );
}

/** Locks the deliveries of a group that are not claimed. One that a sweep is claiming at this moment is left out. */
export function lockScheduled(tx: Tx, kind: string, groupId: string): Promise<DeliveryRow[]> {
  return tx
    .selectFrom('deliveries')
    .selectAll()
    .where('kind', '=', kind)
    .where('group_id', '=', groupId)
    .where('state', '=', 'scheduled')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Locks the deliveries of a member that are not claimed. */
export function lockScheduledOf(tx: Tx, kind: string, memberId: string): Promise<DeliveryRow[]> {
  return tx
    .selectFrom('deliveries')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', 'scheduled')
    .where('member_id', '=', memberId)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Those of the groups with a delivery that was sent or is being sent, not counting held ones. */
export async function selectSentGroups(
  db: Queryable,
  kind: string,
  groupIds: readonly string[],
  heldIds: readonly string[],
): Promise<Set<string | null>> {
  if (groupIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('deliveries')
    .select('group_id')
    .distinct()
    .where('kind', '=', kind)
    .where('group_id', 'in', groupIds)
    .where('delivery_id', 'not in', heldIds)
    .where('state', '!=', 'stopped')
    .execute();
  return new Set(rows.map((row) => row.group_id));
}

export function selectStates(db: Queryable, kind: string, groupId: string) {
  return db
    .selectFrom('deliveries')
    .select(['delivery_id', 'state'])
    .where('kind', '=', kind)
    .where('group_id', '=', groupId)
    .execute();
}

const about = (db: Queryable, kind: string, subjectId: string) =>
  db
    .selectFrom('deliveries')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .limit(1);

/** Locks the newest delivery about a subject until the transaction ends. */
export function lockAbout(tx: Tx, kind: string, subjectId: string): Promise<DeliveryRow | undefined> {
  return about(tx, kind, subjectId).forUpdate().executeTakeFirst();
}

/** A message of a kind to a member, locked until the transaction ends. */
export function lockOfMember(
  tx: Tx,
  { kind, memberId, deliveryId }: { kind: string; memberId: string; deliveryId: string },
): Promise<DeliveryRow | undefined> {
  return tx
    .selectFrom('deliveries')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .where('kind', '=', kind)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Whether a message about a subject is waiting to be sent. It is locked until the transaction ends, and other callers wait, so that two callers that find none
 * do not both insert one.
 */
export async function lockWaiting(tx: Tx, kind: string, subjectId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subjectId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('deliveries')
    .select('delivery_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'scheduled')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export function selectAbout(db: Queryable, kind: string, subjectId: string): Promise<DeliveryRow | undefined> {
  return about(db, kind, subjectId).executeTakeFirst();
}

/** @param address a new address, if given */
export async function scheduleAgain(
  tx: Tx,
  deliveryId: string,
  { attempt, channel, address, now }: { attempt: number; channel: ChannelName; address: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'scheduled', attempt, channel, address, due_at: now, updated_at: now })
    .where('delivery_id', '=', deliveryId)
    .execute();
}

export async function hasEvent(
  db: Queryable,
  { delivery_id, created_at }: Pick<DeliveryRow, 'delivery_id' | 'created_at'>,
  kind: DeliveryEventKind,
): Promise<boolean> {
  const row = await db
    .selectFrom('delivery_events')
    .select('event_id')
    .where('delivery_id', '=', delivery_id)
    .where('kind', '=', kind)
    .where('at', '>=', created_at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes finished deliveries whose retention has ended, with their events. */
export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from deliveries where delete_after < ${now} and state not in ('scheduled', 'queued') returning delivery_id, created_at
    )
    delete from delivery_events e using gone where e.delivery_id = gone.delivery_id and e.at >= gone.created_at`.execute(
    db,
  );
}
