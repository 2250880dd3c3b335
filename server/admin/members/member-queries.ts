import { sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import { type Counted, countUpTo } from '#db/count-up-to.ts';
import { likeText } from '#db/like-text.ts';
import { UUID } from '../search-text.ts';

export type AdminMemberRow = {
  member_id: string;
  name: string;
  email: string;
  role: 'member' | 'admin';
  membership_type: 'standard' | 'trial' | 'premium' | 'premium-not-renewing';
  created_at: Date;
  seen_at: Date | null;
  email_bounced_at: Date | null;
  leaving_at: Date | null;
};

/** A page of members, newest first: all, or those whose name, address or number it is. */
export async function selectMembers(
  db: Queryable,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<Counted & { rows: AdminMemberRow[] }> {
  const asked = q.trim();
  const matches =
    asked === ''
      ? sql`true`
      : UUID.test(asked)
        ? sql`member_id = ${asked}`
        : sql`lower(name || ' ' || email) like ${`%${likeText(asked)}%`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<AdminMemberRow>`
      with found as (select * from members where ${matches} order by created_at desc, member_id desc limit ${limit} offset ${offset})
      ${ABOUT} order by m.created_at desc, m.member_id desc`.execute(db),
    countUpTo(db, sql`select from members where ${matches}`),
  ]);
  return { rows, ...counted };
}

export async function selectMember(db: Queryable, memberId: string): Promise<AdminMemberRow | undefined> {
  const { rows } = await sql<AdminMemberRow>`
    with found as (select * from members where member_id = ${memberId}) ${ABOUT}`.execute(db);
  return rows[0];
}

const ABOUT = sql`
  select m.member_id, m.name, m.email, m.role, m.membership_type, m.created_at, m.email_bounced_at, m.leaving_at,
    (select max(s.seen_at) from sessions s where s.member_id = m.member_id and s.helper_id is null) as seen_at
  from found m`;

/** Whether more than a password leads into an account: a passkey, or two-step codes. */
export async function hasSecondStep(db: Queryable, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select m.two_step_since is not null or exists (select from passkeys p where p.member_id = m.member_id) as has
    from members m where m.member_id = ${memberId}`.execute(db);
  return rows[0]?.has ?? false;
}

/** The address of a member. */
export async function selectAddress(db: Queryable, memberId: string): Promise<string> {
  const row = await db.selectFrom('members').select('email').where('member_id', '=', memberId).executeTakeFirst();
  return row?.email ?? '';
}

/** The member that an address belongs to. */
export function selectMemberAt(db: Queryable, email: string) {
  return db
    .selectFrom('members')
    .select('member_id')
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

/** The member whose card a delivery carries. */
export function selectSenderOf(db: Queryable, deliveryId: string) {
  return db
    .selectFrom('deliveries')
    .select('member_id')
    .where('delivery_id', '=', deliveryId)
    .where('member_id', 'is not', null)
    .executeTakeFirst();
}
