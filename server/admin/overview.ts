import { sql } from 'kysely';
import type { CallReply } from '#contract/calls.ts';
import type { Database } from '#db/client.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Clock } from '#server/ports/clock.ts';
import { countFailed } from './jobs.ts';

type Overview = CallReply<'GET /admin/overview'>;
/** What came back longer ago is not waiting for anybody. */
const BOUNCED_DAYS = 30;

/** Cards on which at least one address is wrong are counted once. */
async function selectCounts(db: Database, bouncedSince: Date) {
  const { rows } = await sql<
    Omit<Overview['waiting'], 'failedJobs'> & { members: number; sends: number; cards: number }
  >`
    select (select count(*)::integer from tickets where state = 'open') as tickets,
      (select count(*)::integer from client_error_groups where state = 'open') as errors,
      (select count(distinct d.card_send_id)::integer from deliveries d join card_sends s on s.card_send_id = d.card_send_id
        where d.state = 'bounced' and d.updated_at >= ${bouncedSince} and not s.is_revoked) as bounced,
      (select count(*)::integer from deliveries where state = 'scheduled') as scheduled,
      (select count(*)::integer from members) as members,
      (select count(*)::integer from card_sends where state <> 'draft') as sends,
      (select count(*)::integer from cards where not is_retired) as cards`.execute(db);
  return rows[0] ?? { tickets: 0, errors: 0, bounced: 0, scheduled: 0, members: 0, sends: 0, cards: 0 };
}

/** What waits, and how the last days went. */
export async function overview(
  { db, clock, metrics }: { db: Database; clock: Clock; metrics: Metrics },
  days: number,
): Promise<Overview> {
  const [{ tickets, errors, bounced, scheduled, ...totals }, failedJobs, counted] = await Promise.all([
    selectCounts(db, new Date(clock.now() - BOUNCED_DAYS * 86_400_000)),
    countFailed(db),
    metrics.lastDays(days),
  ]);
  return {
    waiting: { tickets, errors, bounced, failedJobs, scheduled },
    totals: { members: totals.members, cardSends: totals.sends, cards: totals.cards },
    ...counted,
  };
}
