import { z } from 'zod';
import { SoftPair } from './fields.ts';
import { listOf } from './reply.ts';
import { MembershipInfo } from './session.ts';

/** What may be bought: a membership for a time. Amounts are in the smallest unit of their currency. */
export const Offer = z
  .object({
    offerId: z.string(),
    name: z.string(),
    amount: z.number().int(),
    currency: z.string().meta({ description: 'ISO 4217' }),
    months: z.number().int(),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof Offer>;

export const paymentCalls = {
  'GET /payment/sync_membership': {
    access: 'soft',
    summary: "Returns the member's membership. Needs a login, or a soft login by `t` and `e`.",
    query: z.object({ ...SoftPair }).loose(),
    reply: z.object({ membershipInfo: MembershipInfo }),
  },
  'POST /payment/offers': {
    access: 'anyone',
    summary: 'Lists the offers. A site without payments has none: everything is free there.',
    query: z.object({ ...SoftPair }).loose(),
    reply: listOf(Offer),
  },
  'POST /payment/auto_renew': {
    access: 'member-in-person',
    summary: 'Turns the renewal of a membership on or off. On a site without payments there is nothing to renew (409).',
    body: z.object({ autoRenew: z.boolean('Choose whether the membership renews: true or false.') }),
    reply: z.object({ membershipInfo: MembershipInfo }),
  },
} as const;
