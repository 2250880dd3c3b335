import { sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';

/** The lines on the fronts of a card that nobody has drawn yet, each once, in the order of its people. */
export async function selectUndrawnLines(db: Queryable, cardSendId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select front->>'line' as line from recipients
    where card_send_id = ${cardSendId} and front->'face' = 'null' and front->>'line' is not null
    group by 1 order by min(position) limit ${limit}`.execute(db);
  return rows.map(({ line }) => line);
}

/**
 * Gives everybody of a card who has this line the face that was drawn of it, unless they have one already.
 * @param document what it was drawn from
 * @returns the face that they have from now on; null where the card was taken back, changed or deleted meanwhile
 */
export async function keepFrontFace(
  tx: Tx,
  { cardSendId, document, line, face }: { cardSendId: string; document: unknown; line: string; face: string },
): Promise<string | null> {
  // Held, so that the card cannot be taken back and sent otherwise before this has ended.
  const { rows: same } = await sql`
    select from card_sends where card_send_id = ${cardSendId} and state <> 'draft' and document = ${JSON.stringify(document)}::jsonb
    for share`.execute(tx);
  if (same.length === 0) return null;
  await sql`
    update recipients set front = jsonb_set(front, '{face}', to_jsonb(${face}::text))
    where card_send_id = ${cardSendId} and front->>'line' = ${line} and front->'face' = 'null'`.execute(tx);
  const { rows } = await sql<{ face: string | null }>`
    select front->>'face' as face from recipients where card_send_id = ${cardSendId} and front->>'line' = ${line} limit 1`.execute(
    tx,
  );
  return rows[0]?.face ?? null;
}
