import type { Queryable, Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';

/** Members whose time to come back is over, the first of them. */
export async function selectDeletedMembers(db: Queryable, now: Date, limit: number): Promise<{ member_id: string }[]> {
  return db
    .selectFrom('members')
    .select('member_id')
    .where('leaving_at', '<=', now)
    .orderBy('leaving_at')
    .limit(limit)
    .execute();
}

/** One of them, held; undefined where they came back, or another process deletes the account. */
export async function lockDeletedMember(tx: Tx, memberId: string, now: Date): Promise<DeletedMember | undefined> {
  const row = await tx
    .selectFrom('members')
    .select(['email', 'leaving_cards'])
    .where('member_id', '=', memberId)
    .where('leaving_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { memberId, email: row.email, sentCards: row.leaving_cards ?? 'leave' };
}
