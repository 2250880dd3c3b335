import type { cardPlanCalls } from '#contract/card-plan.ts';
import type { HandlersOf } from '#server/kernel/call.ts';
import type { Context } from '#server/kernel/context.ts';
import { cardPlansOf } from './card-plans.ts';

/** The cards of a whole year. */
export function cardPlanHandlers(context: Context): HandlersOf<typeof cardPlanCalls> {
  const plans = cardPlansOf(context);
  return {
    'GET /year': ({ query }, { actor }) => plans.listYear(actor, query),
    'POST /year/{calendarId}': async ({ params, body }, { actor, network }) => ({
      date: await plans.plan(actor, network, params.calendarId, body),
    }),
  };
}
