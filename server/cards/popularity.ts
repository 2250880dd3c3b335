import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

const DAYS = 90;

/**
 * Counts how often each card was sent in the last ninety days; lists lead with what people send most. The shop's index
 * is read anew when a count has changed.
 * @param now milliseconds since 1970
 * @returns how many counts changed
 */
export async function countPopularity(db: Database, now: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const since = new Date(now - DAYS * 86_400_000);
    const { numAffectedRows = 0n } = await sql`
      update cards c set popularity = coalesce(counted.sent, 0)
      from (select cards.card_id, sends.sent from cards left join
        (select card_id, count(*)::integer as sent from card_sends where sent_at >= ${since} group by card_id) sends
        on sends.card_id = cards.card_id
        where cards.popularity <> coalesce(sends.sent, 0)) counted
      where c.card_id = counted.card_id`.execute(tx);
    if (numAffectedRows > 0n)
      await sql`update stock set version = split_part(version, '+', 1) || '+' || ${String(now)}`.execute(tx);
    return Number(numAffectedRows);
  });
}
