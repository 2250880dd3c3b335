import { sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';

export type SignInMethodsRow = {
  isEmailConfirmed: boolean;
  hasPassword: boolean;
  passkeys: number;
  identities: number;
};

/** The sign-in methods of a member, locked until the transaction ends, so that two of them cannot be removed at once. */
export async function lockSignInMethods(tx: Tx, memberId: string): Promise<SignInMethodsRow> {
  await tx
    .selectFrom('members')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return tx
    .selectFrom('members as m')
    .select((where) => [
      where('m.email_confirmed_at', 'is not', null).as('isEmailConfirmed'),
      where('m.password_hash', 'is not', null).as('hasPassword'),
      sql<number>`(select count(*)::int from passkeys p where p.member_id = m.member_id)`.as('passkeys'),
      sql<number>`(select count(*)::int from identities i where i.member_id = m.member_id)`.as('identities'),
    ])
    .where('m.member_id', '=', memberId)
    .$castTo<SignInMethodsRow>()
    .executeTakeFirstOrThrow();
}

/** Where notices about a member's sign-in methods go. */
export function selectAddress(db: Queryable, memberId: string) {
  return db.selectFrom('members').select('email').where('member_id', '=', memberId).executeTakeFirstOrThrow();
}

/** @returns undefined where there is no such member any more. */
export async function selectName(db: Queryable, memberId: string): Promise<string | undefined> {
  const row = await db.selectFrom('members').select('name').where('member_id', '=', memberId).executeTakeFirst();
  return row?.name;
}
