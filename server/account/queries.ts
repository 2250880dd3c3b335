import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { Tables } from '#db/tables.ts';

export type MemberRow = Selectable<Tables['members']>;
export type AccountRow = MemberRow & { recovery_codes_left: number };

/** A member with all that its account page counts. */
export async function selectAccount(db: Queryable, memberId: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select m.*,
      (select count(*) from recovery_codes r where r.member_id = m.member_id and r.used_at is null) as recovery_codes_left
    from members m where m.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** The row, held until the transaction ends; not that of a member who is leaving. */
export function lockMember(tx: Tx, memberId: string): Promise<MemberRow | undefined> {
  return tx
    .selectFrom('members')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('leaving_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether an address is another member's. */
export async function isTaken(db: Queryable, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectPasswordHash(db: Queryable, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** A member and the address that waits to be theirs; nobody who is leaving. */
export function selectPendingAddress(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['name', 'pending_email'])
    .where('member_id', '=', memberId)
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
}

/** Until when a deleted account can be kept, and what becomes of its cards. */
export function selectDeletion(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['name', 'zone', 'leaving_at', 'leaving_cards'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
