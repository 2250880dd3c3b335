import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';

/** Deliveries of some groups become a member's. */
export async function claimGroups(tx: Tx, memberId: string, groupIds: readonly string[]): Promise<void> {
  await tx.updateTable('deliveries').set({ member_id: memberId }).where('group_id', 'in', groupIds).execute();
}

/** Stops what has not left of some groups, also what is claimed already. What is on its way this moment goes on. */
export async function stopGroups(tx: Tx, groupIds: readonly string[]): Promise<void> {
  await sql`update deliveries set state = 'stopped' where state in ('scheduled', 'queued') and sender_id is null and group_id = any(${groupIds}::uuid[])`.execute(
    tx,
  );
}

/** Deletes the deliveries of some groups, and what was noted of them. */
export async function deleteGroups(tx: Tx, groupIds: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from deliveries where group_id = any(${groupIds}::uuid[]) returning delivery_id, created_at)
    delete from delivery_events e using gone where e.delivery_id = gone.delivery_id and e.at >= gone.created_at`.execute(
    tx,
  );
}

/** What was delivered of some groups leads back to nobody. */
export async function anonymiseGroups(tx: Tx, groupIds: readonly string[]): Promise<void> {
  await sql`
    with disowned as (
      update deliveries set member_id = null where group_id = any(${groupIds}::uuid[]) returning delivery_id, created_at
    )
    update delivery_events e set member_id = null from disowned d where e.delivery_id = d.delivery_id and e.at >= d.created_at`.execute(
    tx,
  );
}

/** Messages to a deleted member, and those that wait. What belongs to a group is erased by the module whose group it is. */
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
