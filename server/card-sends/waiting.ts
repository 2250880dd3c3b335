import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { countUpTo } from '#db/count-up-to.ts';

/** What bounced longer ago is not waiting for anybody. */
const BOUNCED_DAYS = 30;

/** How many cards are planned, and how many have bounced lately: one on which several addresses are wrong is counted once. */
export async function countWaitingCards(db: Database, now: Date) {
  const bouncedSince = new Date(now.getTime() - BOUNCED_DAYS * 86_400_000);
  const [bounced, { total: scheduled, isMore: isMoreScheduled }] = await Promise.all([
    sql<{ bounced: number }>`
      select count(distinct d.card_send_id)::integer as bounced from card_deliveries d join card_sends s on s.card_send_id = d.card_send_id
      where d.state = 'bounced' and d.updated_at >= ${bouncedSince} and not s.is_revoked`.execute(db),
    // A copy before a great holiday has many.
    countUpTo(db, sql`select from card_deliveries where state = 'scheduled'`),
  ]);
  return { bounced: bounced.rows[0]?.bounced ?? 0, scheduled, isMoreScheduled };
}
