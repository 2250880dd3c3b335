import type { Queryable } from '#db/client.ts';
import type { MembershipType } from '#contract/session.ts';

/** @returns undefined where there is no such member any more. */
export async function selectMembershipType(db: Queryable, memberId: string): Promise<MembershipType | undefined> {
  const row = await db
    .selectFrom('members')
    .select('membership_type')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.membership_type;
}
