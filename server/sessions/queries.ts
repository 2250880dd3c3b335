import type { Insertable } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import type { SessionsTable } from '#db/tables.ts';

type Known = { session_id: string; member_id: string | null };

export async function findSession(statements: Statements, tokenHash: Buffer, now: Date): Promise<Known | undefined> {
  const text = 'select session_id, member_id from sessions where token_hash = $1 and expires_at > $2';
  return (await statements.rows<Known>('session', text, [tokenHash, now]))[0];
}

export async function insertSession(db: Queryable, row: Omit<Insertable<SessionsTable>, 'member_id'>): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...row, member_id: null })
    .execute();
}
