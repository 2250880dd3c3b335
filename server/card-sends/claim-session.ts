import { type Expression, sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { claimGroups } from '#server/dispatch/dispatch.ts';

/** A visitor's drafts and sent cards become the member's who signs in here; a draft that names no sender is from them. */
export async function claimCards(tx: Tx, sessionId: string, memberId: string): Promise<void> {
  const claimed = await tx
    .updateTable('card_sends')
    .from('members')
    .set((set) => ({
      member_id: memberId,
      sender_name: withDefault(set.ref('card_sends.sender_name'), set.ref('members.name')),
      sender_email: withDefault(set.ref('card_sends.sender_email'), set.ref('members.email')),
    }))
    .where('members.member_id', '=', memberId)
    .where('card_sends.session_id', '=', sessionId)
    .where('card_sends.member_id', 'is', null)
    .returning('card_send_id')
    .execute();
  if (claimed.length === 0) return;
  const ids = claimed.map((row) => row.card_send_id);
  await tx.updateTable('recipients').set({ member_id: memberId }).where('card_send_id', 'in', ids).execute();
  await claimGroups(tx, memberId, ids);
}

/** A visitor's drafts, and cards that wait for their confirmation, are nobody's once they sign out: abandoned drafts are deleted. What was sent stays theirs. */
export async function releaseDrafts(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('card_sends')
    .set({ session_id: null })
    .where('session_id', '=', sessionId)
    .where('member_id', 'is', null)
    .where('state', 'in', ['draft', 'awaiting-confirmation'])
    .execute();
}

function withDefault(written: Expression<string>, own: Expression<string>) {
  return sql<string>`coalesce(nullif(${written}, ''), ${own})`;
}
