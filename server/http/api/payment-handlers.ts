import type { paymentCalls } from '#contract/payment.ts';
import type { Membership } from '#server/membership/membership.ts';
import type { HandlersOf } from './context.ts';

/** Memberships and what is paid for them. */
export function paymentHandlers({ membership }: { membership: Membership }): HandlersOf<typeof paymentCalls> {
  return {
    'GET /payment/sync_membership': async (_, { actor }) => ({ membershipInfo: await membership.sync(actor) }),
    'POST /payment/offers': async () => {
      const results = membership.offers();
      return { results, total: results.length };
    },
    'POST /payment/auto_renew': async (_, { actor }) => membership.setAutoRenew(actor),
  };
}
