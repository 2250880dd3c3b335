import type { Insertable } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { SessionsTable } from '#db/tables.ts';

export function findSession(db: Queryable, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['session_id', 'member_id'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function insertSession(db: Queryable, row: Omit<Insertable<SessionsTable>, 'member_id'>): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...row, member_id: null })
    .execute();
}
