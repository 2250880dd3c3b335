import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { MobileNumberCodesTable } from './tables.ts';

/** The confirmed number of a member. */
export function selectNumber(db: Queryable, memberId: string) {
  return db
    .selectFrom('mobile_numbers')
    .select(['number', 'confirmed_at', 'problem'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** The confirmed numbers of some members. */
export function selectNumbersOf(db: Queryable, memberIds: readonly string[]) {
  return db.selectFrom('mobile_numbers').select(['member_id', 'number']).where('member_id', 'in', memberIds).execute();
}

/** The number that waits for its code. */
export function selectCode(db: Queryable, memberId: string) {
  return db
    .selectFrom('mobile_number_codes')
    .select(['number', 'code_hash', 'expires_at', 'problem'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Locks it until the transaction ends, so that tries are counted one after the other. */
export function lockCode(tx: Tx, memberId: string) {
  return tx
    .selectFrom('mobile_number_codes')
    .select(['number', 'code_hash', 'expires_at', 'wrong_tries'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/** A new code takes the place of the one before. */
export async function putCode(tx: Tx, row: Insertable<MobileNumberCodesTable>): Promise<void> {
  const { number, code_hash, expires_at } = row;
  await tx
    .insertInto('mobile_number_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ number, code_hash, expires_at, wrong_tries: 0, problem: null }),
    )
    .execute();
}

export async function setWrongTries(tx: Tx, memberId: string, wrongTries: number): Promise<void> {
  await tx
    .updateTable('mobile_number_codes')
    .set({ wrong_tries: wrongTries })
    .where('member_id', '=', memberId)
    .execute();
}

export async function deleteCode(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('mobile_number_codes').where('member_id', '=', memberId).execute();
}

export async function putNumber(tx: Tx, memberId: string, number: string, at: Date): Promise<void> {
  await tx
    .insertInto('mobile_numbers')
    .values({ member_id: memberId, number, confirmed_at: at, problem: null })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ number, confirmed_at: at, problem: null }))
    .execute();
}

export async function deleteNumber(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('mobile_numbers').where('member_id', '=', memberId).execute();
}

/** Stores for all members with a number why the last text there did not arrive; null where it did. */
export async function setProblem(tx: Tx, number: string, problem: string | null): Promise<void> {
  await tx.updateTable('mobile_numbers').set({ problem }).where('number', '=', number).execute();
  await tx.updateTable('mobile_number_codes').set({ problem }).where('number', '=', number).execute();
}

/** Deletes codes that have expired. */
export async function deleteExpiredCodes(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('mobile_number_codes').where('expires_at', '<', now).execute();
}

/** The country of a member (ISO 3166), where it is known. */
export async function selectCountry(db: Queryable, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select('country_id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.country_id;
}
