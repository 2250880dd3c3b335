import type { metricCalls } from '#contract/metric.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { HandlersOf } from './context.ts';

/** What browsers count. */
export function metricHandlers({ metrics }: { metrics: Metrics }): HandlersOf<typeof metricCalls> {
  return {
    'POST /metrics': async ({ body }, { network, actor, browser: { userAgent } }) => ({
      received: await metrics.count(body.metrics, {
        network,
        sessionId: actor.sessionId,
        userAgent,
      }),
    }),
  };
}
