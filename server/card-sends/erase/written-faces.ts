import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/client.ts';

/**
 * Drawn faces of cards with something of the sender's own on them: the letter, a name on the front, words of their own inside; every face of a card
 * that is not of the shop.
 * @param cardSendIds a list or a query of ids, in brackets.
 */
export async function selectWrittenFaces(tx: Tx, cardSendIds: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct f.value as hash
    from card_sends s left join cards c on c.card_id = s.card_id cross join lateral jsonb_each_text(s.faces) f
    where s.card_send_id in ${cardSendIds} and jsonb_typeof(s.faces) = 'object' and (c.card_id is null or f.key like 'letter-%'
      or (f.key = 'front' and s.name_on_front is not null)
      or (f.key = 'inside-left' and s.verse is distinct from c.facts->>'verse'))
    union select r.front->>'face' from recipients r where r.card_send_id in ${cardSendIds} and r.front->>'name' is not null and r.front->>'face' is not null`.execute(
    tx,
  );
  return rows.map((row) => row.hash);
}

/** Those of some faces that no card has: two people may have written the same on the same card. */
export async function selectUnusedFaces(tx: Tx, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<{ hash: string }>`
    select hash from unnest(${hashes}::text[]) as hash where hash not in (
      select f.value from card_sends s cross join lateral jsonb_each_text(s.faces) f
      where jsonb_typeof(s.faces) = 'object' and f.value = any(${hashes}))
      and hash not in (select r.front->>'face' from recipients r where r.front->>'face' = any(${hashes}))`.execute(tx);
  return rows.map((row) => row.hash);
}
