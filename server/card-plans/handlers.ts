import type { cardPlanCalls } from '#contract/card-plan.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { automaticCardsOf } from './automatic/automatic-cards.ts';
import { cardPlansOf } from './card-plans.ts';

/** The cards of a whole year. */
export function cardPlanHandlers(context: Context): HandlersOf<typeof cardPlanCalls> {
  const plans = cardPlansOf(context);
  const automatic = automaticCardsOf(context);
  return {
    'GET /year': ({ query }, { actor }) => plans.listYear(actor, query),
    'POST /year/{calendarId}': async ({ params, body }, { actor, network }) => ({
      date: await plans.plan(actor, network, params.calendarId, body),
    }),
    'PUT /year/{calendarId}': async ({ params, body }, { actor }) => {
      await automatic.set(actor, params.calendarId, body);
      return { date: await plans.find(actor, params.calendarId) };
    },
    'GET /year/{calendarId}/offer': async ({ params }, { actor }) => ({
      offer: await automatic.findOffer(actor, params.calendarId),
    }),
    'POST /year/{calendarId}/accept': async ({ params }, { actor, network }) => {
      await automatic.accept(actor, network, params.calendarId);
      return { isAccepted: true };
    },
    'POST /year/{calendarId}/decline': async ({ params }, { actor }) => {
      await automatic.decline(actor, params.calendarId);
      return { isDeclined: true };
    },
  };
}
