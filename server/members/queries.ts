import { type Insertable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { MembersTable } from './tables.ts';

/** @returns the member's id; undefined where the address is somebody's already. */
export async function insertMember(tx: Tx, row: Insertable<MembersTable>): Promise<string | undefined> {
  const made = await tx
    .insertInto('members')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return made?.member_id;
}

export async function updateConfirmed(tx: Tx, memberId: string, email: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('members')
    .set((set) => ({
      email_confirmed_at: set.fn.coalesce('email_confirmed_at', sql<Date>`${now}`),
      email_bounced_at: null,
    }))
    .where('member_id', '=', memberId)
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function updateToPendingEmail(tx: Tx, memberId: string, email: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('members')
    .set({ email, pending_email: null, email_confirmed_at: now, email_bounced_at: null, updated_at: now })
    .where('member_id', '=', memberId)
    .where((where) => where.eb(where.fn('lower', ['pending_email']), '=', email.toLowerCase()))
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function cancelDeletionRow(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('members')
    .set({ leaving_at: null, leaving_cards: null, updated_at: now })
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('leaving_at', 'is', null), where('leaving_at', '>', now)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function updatePassword(
  tx: Tx,
  memberId: string,
  given: { hash: string; epoch: number; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('members')
    .set({
      password_hash: given.hash,
      password_changed_at: given.now,
      link_epoch: given.epoch + 1,
      updated_at: given.now,
    })
    .where('member_id', '=', memberId)
    .where('link_epoch', '=', given.epoch)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** @returns whether there is such a member. */
export async function updateRole(db: Queryable, email: string, role: 'member' | 'admin', now: Date): Promise<boolean> {
  const result = await db
    .updateTable('members')
    .set({ role, updated_at: now })
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Marks a member whose mail came back for good; nothing where the address is another one meanwhile. */
export async function markBounced(tx: Tx, memberId: string, address: string, now: Date): Promise<void> {
  await tx
    .updateTable('members')
    .set({ email_bounced_at: now, updated_at: now })
    .where('member_id', '=', memberId)
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .where('email_bounced_at', 'is', null)
    .execute();
}

export async function updateMember(tx: Tx, memberId: string, set: Updateable<MembersTable>, now: Date): Promise<void> {
  await tx
    .updateTable('members')
    .set({ ...set, updated_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

/** Takes the mark of a mail that came back away. @returns the member, where there was one. */
export function clearBounced(tx: Tx, memberId: string, now: Date): Promise<{ email: string } | undefined> {
  return tx
    .updateTable('members')
    .set({ email_bounced_at: null, updated_at: now })
    .where('member_id', '=', memberId)
    .where('email_bounced_at', 'is not', null)
    .returning('email')
    .executeTakeFirst();
}

/** Sign-in methods, favourites, choices, photos and exports go with the row. */
export async function deleteMember(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('members').where('member_id', '=', memberId).execute();
}

/** Puts a secret down where two-step codes are not on. @returns whether it was. */
export async function updateTwoStepSecret(db: Queryable, memberId: string, sealed: Buffer): Promise<boolean> {
  const result = await db
    .updateTable('members')
    .set({ two_step_sealed: sealed, two_step_used: 0 })
    .where('member_id', '=', memberId)
    .where('two_step_since', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** @returns false where this step, or a later one, was used before. */
export async function updateTwoStepUsed(db: Queryable, memberId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('members')
    .set({ two_step_used: step })
    .where('member_id', '=', memberId)
    .where('two_step_used', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
