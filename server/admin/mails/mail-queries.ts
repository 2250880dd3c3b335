import { sql } from 'kysely';
import type { Queryable } from '#db/client.ts';

/**
 * The card that a mail carries, or speaks of to its sender; null for any other mail, and for a card that never left the table.
 * @param deliveryId what its Message-ID begins with
 */
export async function selectCardOfMail(db: Queryable, deliveryId: string): Promise<string | null> {
  const { rows } = await sql<{ card_send_id: string }>`
    select s.card_send_id from deliveries d join card_sends s on s.card_send_id = d.group_id
    where d.delivery_id = ${deliveryId} and s.state <> 'draft'`.execute(db);
  return rows[0]?.card_send_id ?? null;
}
