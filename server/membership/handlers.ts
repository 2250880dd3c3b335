import type { paymentCalls } from '#contract/payment.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { membershipOf } from './membership.ts';

/** Memberships and what is paid for them. */
export function membershipHandlers(context: Context): HandlersOf<typeof paymentCalls> {
  const membership = membershipOf(context);
  return {
    'GET /payment/sync_membership': async (_, { actor }) => ({ membershipInfo: await membership.sync(actor) }),
    'POST /payment/offers': async () => {
      const results = membership.offers();
      return { results, total: results.length };
    },
    'POST /payment/auto_renew': async (_, { actor }) => membership.setAutoRenew(actor),
  };
}
