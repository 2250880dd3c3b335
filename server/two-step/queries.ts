import type { Queryable, Tx } from '#db/client.ts';

export type TwoStepRow = {
  email: string;
  two_step_sealed: Buffer | null;
  /** null while it is not turned on */ two_step_since: Date | null;
};

const COLUMNS = ['email', 'two_step_sealed', 'two_step_since'] as const;

export function selectTwoStep(db: Queryable, memberId: string): Promise<TwoStepRow> {
  return db.selectFrom('members').select(COLUMNS).where('member_id', '=', memberId).executeTakeFirstOrThrow();
}

/** The same, held until the transaction ends. */
export function lockTwoStep(tx: Tx, memberId: string): Promise<TwoStepRow> {
  return tx
    .selectFrom('members')
    .select(COLUMNS)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Other codes for a lost phone, in place of those there are. */
export async function replaceRecoveryCodes(tx: Tx, memberId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ member_id: memberId, code_hash: hash, used_at: null })))
    .execute();
}

/** @returns false where there is no such code, or it was used before. */
export async function useRecoveryCode(db: Queryable, memberId: string, hash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export async function deleteRecoveryCodes(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
}
