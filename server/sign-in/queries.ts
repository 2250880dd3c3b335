import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { Tables } from '#db/tables.ts';
import type { MailedLinkKind, MailedLinksTable } from './tables.ts';

export type MemberRow = Selectable<Tables['members']>;
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

export async function insertLink(tx: Tx, row: Insertable<MailedLinksTable>): Promise<void> {
  await tx.insertInto('mailed_links').values(row).execute();
}

/** Links of these kinds to this address that were not used yet never will be. One statement, however many kinds: what it costs tells nothing. */
export async function expireLinks(tx: Tx, email: string, kinds: readonly MailedLinkKind[], now: Date): Promise<void> {
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
export function countAttempt(
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
