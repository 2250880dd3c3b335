import type { Queryable, Tx } from '#db/client.ts';
import { deleteGroups } from '#server/dispatch/dispatch.ts';

/** Cards that have waited for confirmation since before then are drafts again. Their last change stays as it was. */
export async function resetUnconfirmed(db: Queryable, before: Date): Promise<void> {
  await db
    .updateTable('card_sends')
    .set({ state: 'draft', confirm_hash: null, sent_at: null })
    .where('state', '=', 'awaiting-confirmation')
    .where('updated_at', '<', before)
    .execute();
}

/** Drafts that no member and no session has, held until the transaction ends. */
export async function lockAbandonedDrafts(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('card_sends')
    .select('card_send_id')
    .where('state', '=', 'draft')
    .where('member_id', 'is', null)
    .where('session_id', 'is', null)
    .where('updated_at', '<', before)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => row.card_send_id);
}

/** With their people, and what is noted of their ways. */
export async function deleteCards(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteGroups(tx, ids);
  await tx.deleteFrom('card_sends').where('card_send_id', 'in', ids).execute();
}
