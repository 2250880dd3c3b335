import { oncePerContext } from '#server/kernel/context.ts';
import type { z } from 'zod';
import type { CountedName, Metric, MetricName } from '#contract/site/metric.ts';
import type { Database, Tx } from '#db/client.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { newId } from '#shared/ids.ts';
import { cardIn, countedPath } from './counted-path.ts';
import { METRIC_LIMITS } from './limits.ts';
import {
  deleteDaysBefore,
  insertMetrics,
  selectCardsAmong,
  selectDays,
  selectPages,
  selectVitals,
  aggregateDays,
} from './queries.ts';

/** Programs that look at pages, by what they call themselves. They are not counted. */
const PROGRAM =
  /bot\b|bot[/;_-]|crawl|spider|slurp|facebookexternalhit|preview|monitor|uptime|headless|lighthouse|pagespeed|curl\/|wget\/|python|java\/|go-http|node-fetch|undici|axios/i;
const PAGES_SHOWN = 12;

/** Anonymous metrics: no address, no session, and paths of public pages only. */
export type Metrics = ReturnType<typeof createMetrics>;

export type MetricLimits = {
  /** all that one network counts */ network: RateLimit;
  /** all that one browser counts, where it has a session */ session: RateLimit;
  /** registrations, sign-ins and sends, by network: decisions depend on these figures more than on page views */ deeds: RateLimit;
};
const enough = () => 'Too many requests. Try again later.';

export function createMetrics({ db, clock, limits }: { db: Database; clock: Clock; limits: MetricLimits }) {
  return {
    /** @returns how many were counted: none of a program's. @throws Failure where one network sends too many. */
    async count(
      given: readonly z.output<typeof Metric>[],
      { network, sessionId, userAgent }: { network: string; sessionId: string | null; userAgent: string | null },
    ): Promise<number> {
      if (userAgent === null || PROGRAM.test(userAgent)) return 0;
      const deeds = given.filter(({ name }) => name !== 'page-view' && name !== 'web-vital').length;
      // First the narrowest: what it refuses takes nothing of what others in the network have.
      if (sessionId !== null) await limits.session.take(sessionId, 'general', enough, given.length);
      if (deeds > 0) await limits.deeds.take(network, 'general', enough, deeds);
      await limits.network.take(network, 'general', enough, given.length);
      const cards = await selectCardsAmong(
        db,
        given.flatMap(({ path }) => cardIn(path) ?? []),
      );
      const now = clock.now();
      const at = new Date(now);
      const rows = given.map(({ name, path, variant, value }) => ({
        metric_id: newId(now),
        at,
        name,
        path: countedPath(path, cards),
        variant,
        value,
      }));
      await insertMetrics(db, rows);
      return rows.length;
    },

    /** The last days, the day that runs among them. */
    async lastDays(days: number) {
      const today = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO('UTC').startOfDay();
      const since = new Date(today.subtract({ days: days - 1 }).epochMilliseconds);
      const [metrics, pages, vitals] = await Promise.all([
        selectDays(db, since),
        selectPages(db, since, PAGES_SHOWN),
        selectVitals(db, since),
      ]);
      return { metrics, pages, vitals };
    },
  };
}

/** Counts something that the server does itself, in the transaction in which it happens. */
export function countHere(
  tx: Tx,
  name: Exclude<z.infer<typeof CountedName>, z.infer<typeof MetricName>>,
  at: Date,
): Promise<void> {
  return insertMetrics(tx, [{ metric_id: newId(at.getTime()), at, name, path: '', variant: '', value: null }]);
}

/** A day is added up when it has been over for so long: what was on its way has come then. */
const SETTLED_MS = 3_600_000;
/** Sums are kept as long as what they are of. */
const KEPT_MS = 400 * 86_400_000;
/** Adds up the days that are over. Every night; may run at any time, and twice. */
export async function aggregateMetrics(db: Database, now: number): Promise<void> {
  await aggregateDays(db, new Date(now - SETTLED_MS));
  await deleteDaysBefore(db, new Date(now - KEPT_MS));
}

/** Metrics, in this process. */
export const metricsOf = oncePerContext((context) =>
  createMetrics({
    ...context,
    limits: context.rateLimits.of(METRIC_LIMITS),
  }),
);
