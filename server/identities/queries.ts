import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { IdentitiesTable } from './tables.ts';
import type { ProviderName } from '#server/ports/identities/identity.ts';

/** The member of a provider's account. */
export function selectMemberOfIdentity(tx: Tx, provider: ProviderName, subject: string) {
  return tx
    .selectFrom('identities as i')
    .innerJoin('members as m', 'm.member_id', 'i.member_id')
    .select(['i.member_id', 'm.leaving_at'])
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

export async function recordUse(tx: Tx, provider: ProviderName, subject: string, now: Date): Promise<void> {
  await tx
    .updateTable('identities')
    .set({ last_used_at: now })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
}

/** The member with an address, held until the transaction ends. */
export function lockMemberByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('members')
    .select(['member_id', 'email_confirmed_at', 'leaving_at'])
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst();
}

export function selectOfProvider(tx: Tx, memberId: string, provider: ProviderName) {
  return tx
    .selectFrom('identities')
    .select('subject')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** @throws (23505) where somebody else was first. */
export async function insertIdentity(tx: Tx, row: Insertable<IdentitiesTable>): Promise<void> {
  await tx.insertInto('identities').values(row).execute();
}

export function selectIdentitiesOf(db: Queryable, memberId: string) {
  return db
    .selectFrom('identities')
    .select(['provider', 'email', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();
}
export type IdentityRow = Awaited<ReturnType<typeof selectIdentitiesOf>>[number];

/** @returns false where the member was not connected. */
export async function deleteIdentity(tx: Tx, memberId: string, provider: ProviderName): Promise<boolean> {
  const gone = await tx
    .deleteFrom('identities')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
