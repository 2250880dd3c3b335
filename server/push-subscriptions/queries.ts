import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { PushSubscriptionsTable } from './tables.ts';

export type DeviceRow = Pick<
  Selectable<PushSubscriptionsTable>,
  'device_id' | 'session_id' | 'name' | 'created_at' | 'accepted_at'
>;

/** A member's devices, the newest first. */
export function selectDevices(db: Queryable, memberId: string): Promise<DeviceRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['device_id', 'session_id', 'name', 'created_at', 'accepted_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('device_id', 'desc')
    .execute();
}

/** The devices of some members. */
export function selectDevicesOf(db: Queryable, memberIds: readonly string[]) {
  return db
    .selectFrom('push_subscriptions')
    .select(['member_id', 'device_id'])
    .where('member_id', 'in', memberIds)
    .orderBy('device_id')
    .execute();
}

/** What is sealed of a device; undefined where there is none. */
export async function selectTarget(db: Queryable, deviceId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('target_sealed')
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return row?.target_sealed;
}

/** Changes of a member's devices, one after the other, until the end of the transaction. */
export async function lockDevices(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`push-subscriptions ${memberId}`}, 0))`.execute(tx);
}

/** An endpoint is one browser's: where another session has it, that one has ended in the browser. One caller at a time, for each endpoint. */
export async function deleteEndpointElsewhere(tx: Tx, endpointHash: Buffer, sessionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${endpointHash.toString('hex')}, 1))`.execute(tx);
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', endpointHash)
    .where('session_id', '!=', sessionId)
    .execute();
}

/** Adds the device of a session, or gives the one that it has another endpoint. */
export async function putDevice(tx: Tx, row: Insertable<PushSubscriptionsTable>): Promise<void> {
  const { endpoint_hash, target_sealed, name } = row;
  await tx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ endpoint_hash, target_sealed, name }))
    .execute();
}

/** @returns whether the session has a device. */
export async function updateTarget(
  tx: Tx,
  sessionId: string,
  set: Pick<Insertable<PushSubscriptionsTable>, 'endpoint_hash' | 'target_sealed'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('push_subscriptions')
    .set(set)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the member had this device. */
export async function deleteDevice(db: Queryable, memberId: string, deviceId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', memberId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a device that takes no more messages. */
export async function deleteEnded(tx: Tx, deviceId: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('device_id', '=', deviceId).execute();
}

export async function setAccepted(tx: Tx, deviceId: string, at: Date): Promise<void> {
  await tx.updateTable('push_subscriptions').set({ accepted_at: at }).where('device_id', '=', deviceId).execute();
}
