import type { Queryable } from '#db/client.ts';

export function selectFeed(db: Queryable, memberId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(['token_sealed', 'created_at', 'read_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Makes a member's feed, or replaces its token. */
export async function putFeed(
  db: Queryable,
  { memberId, hash, sealed, at }: { memberId: string; hash: Buffer; sealed: Buffer; at: Date },
): Promise<void> {
  const columns = { token_hash: hash, token_sealed: sealed, created_at: at, read_at: null };
  await db
    .insertInto('calendar_feeds')
    .values({ member_id: memberId, ...columns })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
    .execute();
}

export async function deleteFeed(db: Queryable, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('member_id', '=', memberId).execute();
}

/** Whose feed it is, and how that member is reminded. */
export function selectReaderOf(db: Queryable, hash: Buffer) {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('members as m', 'm.member_id', 'f.member_id')
    .select(['f.member_id', 'f.read_at', 'm.zone', 'm.reminder_hour', 'm.reminder_leads'])
    .where('f.token_hash', '=', hash)
    .executeTakeFirst();
}

export async function updateReadAt(db: Queryable, memberId: string, at: Date): Promise<void> {
  await db.updateTable('calendar_feeds').set({ read_at: at }).where('member_id', '=', memberId).execute();
}
