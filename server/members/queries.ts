import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { MailedLinkKind, MailedLinksTable, MembersTable } from './tables.ts';

export type MemberRow = Selectable<MembersTable>;
export type MailedLinkRow = Selectable<MailedLinksTable>;

/** Whoever has this address, compared without case. */
export function selectByEmail(db: Queryable, email: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

export function selectMember(db: Queryable, memberId: string): Promise<MemberRow | undefined> {
  return db.selectFrom('members').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

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

/** Mail arrives at a member's address: a link in one came back. @returns the member's id; undefined where the address is another one now, or they are leaving. */
export async function confirmArrival(tx: Tx, memberId: string, email: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('members')
    .set((set) => ({
      email_confirmed_at: set.fn.coalesce('email_confirmed_at', sql<Date>`${now}`),
      email_bounced_at: null,
    }))
    .where('member_id', '=', memberId)
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('leaving_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id;
}

/** The address that waited is the member's from now on. @returns undefined where another one waits by now. */
export async function takePendingEmail(
  tx: Tx,
  memberId: string,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('members')
    .set({ email, pending_email: null, email_confirmed_at: now, email_bounced_at: null, updated_at: now })
    .where('member_id', '=', memberId)
    .where((where) => where.eb(where.fn('lower', ['pending_email']), '=', email.toLowerCase()))
    .where('leaving_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id;
}

/** A member who was leaving stays. @returns undefined where the time is over. */
export async function takeBackLeaving(tx: Tx, memberId: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('members')
    .set({ leaving_at: null, leaving_cards: null, updated_at: now })
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('leaving_at', 'is', null), where('leaving_at', '>', now)]))
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id;
}

/** @param epoch of the member's links as they were read. @returns whether it was set: a link counts once, so whoever is later changes nothing. */
export async function setPassword(
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
export async function giveRole(db: Queryable, email: string, role: 'member' | 'admin', now: Date): Promise<boolean> {
  const result = await db
    .updateTable('members')
    .set({ role, updated_at: now })
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function insertLink(tx: Tx, row: Insertable<MailedLinksTable>): Promise<void> {
  await tx.insertInto('mailed_links').values(row).execute();
}

/** Links of these kinds to this address that were not used yet never will be. One statement, however many kinds: what it costs tells nothing. */
export async function killLinks(tx: Tx, email: string, kinds: readonly MailedLinkKind[], now: Date): Promise<void> {
  await tx
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where(sql<boolean>`kind = any(${kinds})`)
    .where('used_at', 'is', null)
    .execute();
}

export function selectLinkKind(db: Queryable, tokenHash: Buffer) {
  return db.selectFrom('mailed_links').select('kind').where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Uses a link up. Two presses at once use it once. @returns undefined where it was used, or its time is over. */
export function markLinkUsed(tx: Tx, tokenHash: Buffer, now: Date): Promise<MailedLinkRow | undefined> {
  return tx
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** The newest link to an address that counts still. */
export function selectNewestLink(
  db: Queryable,
  email: string,
  kinds: readonly MailedLinkKind[],
  now: Date,
): Promise<MailedLinkRow | undefined> {
  return db
    .selectFrom('mailed_links')
    .selectAll()
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Notes one try of digits at the newest link of an address, before it is known whether they are right. @returns the link with this try in its count. */
export function takeTry(
  db: Queryable,
  email: string,
  kinds: readonly MailedLinkKind[],
  now: Date,
): Promise<MailedLinkRow | undefined> {
  return db
    .updateTable('mailed_links')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('token_hash', '=', (from) =>
      from
        .selectFrom('mailed_links')
        .select('token_hash')
        .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
        .where('kind', 'in', kinds)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteLinksBefore(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('mailed_links').where('expires_at', '<=', now).execute();
}

/** Whether a mailed link was neither used nor followed by a newer one. */
export async function selectIsLinkUnused(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('mailed_links')
    .select('kind')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
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
