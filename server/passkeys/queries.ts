import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './tables.ts';

export async function insertChallenge(db: Queryable, row: Insertable<PasskeyChallengesTable>): Promise<void> {
  await db.insertInto('passkey_challenges').values(row).execute();
}

/** Takes a challenge away, so that it counts once. @returns it, where it was asked in this session and is not over. */
export function consumeChallenge(
  db: Queryable,
  { hash, sessionId, now }: { hash: Buffer; sessionId: string; now: Date },
) {
  return db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
}

export async function deleteChallengesBefore(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}

/** A passkey with its key, of a member who is not leaving. */
export function selectPasskey(db: Queryable, passkeyId: string) {
  return db
    .selectFrom('passkeys as p')
    .innerJoin('members as m', 'm.member_id', 'p.member_id')
    .select(['p.passkey_id', 'p.member_id', 'p.public_key', 'p.counter'])
    .where('p.passkey_id', '=', passkeyId)
    .where('m.leaving_at', 'is', null)
    .executeTakeFirst();
}

/** Notes that a passkey answered. @returns false where another answer with this counter, or a later one, was first. */
export async function recordUse(
  db: Queryable,
  use: { passkeyId: string; counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, is_backed_up: use.isBackedUp, last_used_at: use.now })
    .where('passkey_id', '=', use.passkeyId)
    // Many authenticators do not count, and say 0 for ever.
    .where((where) =>
      where.or([
        where('counter', '<', use.counter),
        where.and([where('counter', '=', 0), where.eb(where.val(use.counter), '=', 0)]),
      ]),
    )
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

/** @returns false where there is a passkey with this id already. */
export async function insertPasskey(db: Queryable, row: Insertable<PasskeysTable>): Promise<boolean> {
  const made = await db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('passkey_id').doNothing())
    .returning('passkey_id')
    .executeTakeFirst();
  return made !== undefined;
}

export function selectPasskeysOf(db: Queryable, memberId: string) {
  return db
    .selectFrom('passkeys')
    .select(['passkey_id', 'name', 'transports', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
}
export type PasskeyRow = Awaited<ReturnType<typeof selectPasskeysOf>>[number];

/** @returns false where the member has no such passkey. */
export async function renamePasskey(
  db: Queryable,
  memberId: string,
  passkeyId: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('member_id', '=', memberId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return renamed.numUpdatedRows > 0n;
}

/** @returns its name; undefined where the member has no such passkey. */
export async function deletePasskey(tx: Tx, memberId: string, passkeyId: string): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .where('passkey_id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst();
  return gone?.name;
}

/** The name and address that a passkey is shown with on its device. */
export function selectPerson(db: Queryable, memberId: string) {
  return db.selectFrom('members').select(['email', 'name']).where('member_id', '=', memberId).executeTakeFirstOrThrow();
}
