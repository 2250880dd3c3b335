import type { metricCalls } from '#contract/site/metric.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { metricsOf } from './metrics.ts';

/** What browsers count. */
export function metricHandlers(context: Context): HandlersOf<typeof metricCalls> {
  const metrics = metricsOf(context);
  return {
    'POST /metrics': async ({ body }, { network, actor, browser: { userAgent } }) => ({
      received: await metrics.count(body.metrics, { network, sessionId: actor.sessionId, userAgent }),
    }),
  };
}
