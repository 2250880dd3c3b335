import { z } from 'zod';
import { Instant } from './fields.ts';

/** A question of an administrator to a member: may we see what is written in this card? */
const InsideAsk = z
  .object({
    askId: z.string(),
    adminName: z.string(),
    cardTitle: z.string(),
    to: z.array(z.string()),
    reason: z.string(),
    askedAt: Instant,
    answer: z.enum(['waiting', 'allowed', 'refused', 'over']),
    until: Instant.nullable(),
  })
  .meta({ id: 'InsideAsk' });
export type InsideAsk = z.infer<typeof InsideAsk>;

export const accessRequestCalls = {
  'GET /account/asks': {
    access: 'member',
    summary: "Lists administrators' requests for access to messages in the member's cards, the newest first.",
    reply: z.object({ asks: z.array(InsideAsk) }),
  },
  'PUT /account/asks/{askId}': {
    access: 'member-in-person',
    summary: 'Allows the access for a day, refuses it, or revokes it.',
    params: z.object({ askId: z.uuid('This request does not exist.') }),
    body: z.object({ allow: z.boolean() }),
    reply: z.object({ asks: z.array(InsideAsk) }),
  },
} as const;
