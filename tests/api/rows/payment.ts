import type { paymentCalls } from '#contract/payment.ts';
import { everyone, loggedIn, memberNotFound, type RowsOf } from '../scenario.ts';

/** Memberships, on a copy without payments. */
export const paymentRows: RowsOf<typeof paymentCalls> = {
  'GET /payment/sync_membership': { expected: loggedIn({ soft: 200 }) },
  'POST /payment/offers': { expected: everyone() },
  'POST /payment/auto_renew': {
    given: () => ({ body: { autoRenew: false } }),
    expected: memberNotFound('409 nothing-to-renew', { impersonating: '403 impersonating' }),
  },
};
