import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';

/** A deleted member is signed in nowhere, and nobody acts as them or in their name. */
export async function eraseSessions(tx: Tx, { memberId }: DeletedMember): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where((where) => where.or({ member_id: memberId, helper_id: memberId }))
    .execute();
}
