import { sql } from 'kysely';
import type { CallReply } from '#contract/calls.ts';
import type { Database } from '#db/client.ts';
import { countUpTo } from '#db/count-up-to.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/kernel/actor.ts';
import { countFailed } from './jobs.ts';
import { selectTotals } from './aggregates.ts';
import { hasSecondStep } from './members/member-queries.ts';

type Overview = CallReply<'GET /admin/overview'>;
/** What came back longer ago is not waiting for anybody. */
const BOUNCED_DAYS = 30;

/** What is counted by queries of its own. */
type Elsewhere = 'failedJobs' | 'scheduled' | 'isMoreScheduled';
/** Each by an index that holds what waits and nothing else. Cards on which at least one address is wrong are counted once. */
async function selectCounts(db: Database, bouncedSince: Date): Promise<Omit<Overview['waiting'], Elsewhere>> {
  const { rows } = await sql<Omit<Overview['waiting'], Elsewhere>>`
    select (select count(*)::integer from tickets where state = 'open') as tickets,
      (select count(*)::integer from client_error_groups where state = 'open') as errors,
      (select count(distinct d.card_send_id)::integer from card_deliveries d join card_sends s on s.card_send_id = d.card_send_id
        where d.state = 'bounced' and d.updated_at >= ${bouncedSince} and not s.is_revoked) as bounced`.execute(db);
  return rows[0] ?? { tickets: 0, errors: 0, bounced: 0 };
}

/** What waits, and how the last days went. */
export async function overview(
  { db, clock, metrics }: { db: Database; clock: Clock; metrics: Metrics },
  admin: Admin,
  days: number,
): Promise<Overview> {
  const [counts, planned, totals, failedJobs, counted, isGuarded] = await Promise.all([
    selectCounts(db, new Date(clock.now() - BOUNCED_DAYS * 86_400_000)),
    // A copy before a great holiday has many.
    countUpTo(db, sql`select from card_deliveries where state = 'scheduled'`),
    selectTotals(db),
    countFailed(db),
    metrics.lastDays(days),
    hasSecondStep(db, admin.memberId),
  ]);
  const { total: scheduled, isMore: isMoreScheduled } = planned;
  const waiting = { ...counts, failedJobs, scheduled, isMoreScheduled };
  return { waiting, totals, hasSecondStep: isGuarded, ...counted };
}
