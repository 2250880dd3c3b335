import type { CallReply } from '#contract/calls.ts';
import type { Database } from '#db/client.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Admin } from '#server/kernel/actor.ts';
import type { Module } from '#server/kernel/module.ts';
import type { Clock } from '#server/ports/clock.ts';
import { selectTotals } from './aggregates.ts';
import { hasSecondStep } from './members/member-queries.ts';

type Overview = CallReply<'GET /admin/overview'>;
/** What waits for an administrator, by kind. */
export type Waiting = Overview['waiting'];

type OverviewDeps = { db: Database; clock: Clock; metrics: Metrics; modules: readonly Module[] };

/** What waits, and how the last days went. That each kind of what waits is counted is checked when the list of modules is compiled (server/modules.ts). */
export async function overview(
  { db, clock, metrics, modules }: OverviewDeps,
  admin: Admin,
  days: number,
): Promise<Overview> {
  const now = new Date(clock.now());
  const [counts, totals, counted, isGuarded] = await Promise.all([
    Promise.all(modules.flatMap(({ waiting }) => (waiting ? [waiting(db, now)] : []))),
    selectTotals(db),
    metrics.lastDays(days),
    hasSecondStep(db, admin.memberId),
  ]);
  const waiting = Object.assign({}, ...counts) as Waiting;
  return { waiting, totals, hasSecondStep: isGuarded, ...counted };
}

declare module '#server/kernel/module.ts' {
  interface Module {
    /** How much of it waits for an administrator. Each count by an index that holds what waits and nothing else. */
    waiting?: (db: Database, now: Date) => Promise<Partial<Waiting>>;
  }
}
