import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';

/** Assigns the deliveries of some groups to a member. */
export async function claimGroups(tx: Tx, memberId: string, groupIds: readonly string[]): Promise<void> {
  await tx.updateTable('deliveries').set({ member_id: memberId }).where('group_id', 'in', groupIds).execute();
}

/** Stops the unsent deliveries of some groups, also claimed ones. Those that are being sent at this moment continue. */
export async function stopGroups(tx: Tx, groupIds: readonly string[]): Promise<void> {
  await sql`update deliveries set state = 'stopped' where state in ('scheduled', 'queued') and sender_id is null and group_id = any(${groupIds}::uuid[])`.execute(
    tx,
  );
}

/** Deletes the deliveries of some groups, with their events. */
export async function deleteGroups(tx: Tx, groupIds: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from deliveries where group_id = any(${groupIds}::uuid[]) returning delivery_id, created_at)
    delete from delivery_events e using gone where e.delivery_id = gone.delivery_id and e.at >= gone.created_at`.execute(
    tx,
  );
}

/** Removes addresses and members from the sent deliveries of some groups. */
export async function anonymiseGroups(tx: Tx, groupIds: readonly string[]): Promise<void> {
  await sql`
    with disowned as (
      update deliveries set member_id = null where group_id = any(${groupIds}::uuid[]) returning delivery_id, created_at
    )
    update delivery_events e set member_id = null from disowned d where e.delivery_id = d.delivery_id and e.at >= d.created_at`.execute(
    tx,
  );
}

/** Deletes messages to a deleted member, and waiting ones. Deliveries of a group are deleted by the module that owns the group. */
export async function eraseMessages(tx: Tx, { memberId, email }: DeletedMember): Promise<void> {
  await sql`
    with gone as (
      delete from deliveries where delete_after is not null and (member_id = ${memberId} or lower(address) = lower(${email}))
      returning delivery_id, created_at
    )
    delete from delivery_events e using gone where e.delivery_id = gone.delivery_id and e.at >= gone.created_at`.execute(
    tx,
  );
}
