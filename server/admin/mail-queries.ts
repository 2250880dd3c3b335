import { sql } from 'kysely';
import type { Queryable } from '#db/client.ts';

/**
 * The card that a mail carries, or speaks of to its sender; null for any other mail, and for a card that never left the table.
 * @param sendingId what its Message-ID begins with: of a delivery, or of a mail of ours in the outbox, where those are kept for a month
 */
export async function selectCardOfMail(db: Queryable, sendingId: string): Promise<string | null> {
  const { rows } = await sql<{ card_send_id: string }>`
    select card_send_id from deliveries where delivery_id = ${sendingId}
    union all
    select s.card_send_id from outbox o
      left join recipients r on r.recipient_id = (o.payload ->> 'recipientId')::uuid
      join card_sends s on s.state <> 'draft' and s.card_send_id = coalesce((o.payload ->> 'cardSendId')::uuid, r.card_send_id)
    where o.outbox_id = ${sendingId}
    limit 1`.execute(db);
  return rows[0]?.card_send_id ?? null;
}
