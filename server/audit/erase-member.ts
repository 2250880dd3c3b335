import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';

/** That something was done stays; with whom, and why, does not. */
export async function eraseLines(tx: Tx, { memberId }: DeletedMember): Promise<void> {
  await tx
    .updateTable('audit_lines')
    .set({ member_id: null, subject: null, reason: null })
    .where('member_id', '=', memberId)
    .execute();
}
