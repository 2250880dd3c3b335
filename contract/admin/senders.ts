import { z } from 'zod';
import { listOf } from '../reply.ts';
import { Instant, Search } from './fields.ts';

const SenderId = z.uuid('This sender does not exist.');
/** Somebody who sends cards. People are counted, not cards. */
export const AdminSender = z
  .object({
    senderId: z.string().meta({ description: 'of the member, or of the browser of a visitor' }),
    kind: z.enum(['member', 'visitor']),
    name: z.string(),
    email: z.string(),
    since: Instant.meta({ description: 'when the account, or the session, began' }),
    day: z.number().int().meta({ description: 'people written to in the last 24 hours' }),
    month: z.number().int().meta({ description: 'people written to in the last 30 days' }),
    opened: z.number().int(),
    bounced: z.number().int(),
    refused: z.number().int(),
    planned: z.number().int().meta({ description: 'people whose card has not left; held while the sender is stopped' }),
    stoppedAt: Instant.nullable(),
  })
  .meta({ id: 'AdminSender' });
export type AdminSender = z.infer<typeof AdminSender>;

export const senderCalls = {
  'GET /admin/senders': {
    access: 'admin',
    summary:
      'Lists who sends cards, or searches them by name, address or id: those who are stopped, then those who wrote to most people in the last day.',
    query: Search,
    reply: listOf(AdminSender),
  },
  'POST /admin/senders/{senderId}/stop': {
    access: 'admin',
    summary: 'Stops a sender: nothing new is accepted from them, and their scheduled cards are held.',
    params: z.object({ senderId: SenderId }),
    reply: z.object({ sender: AdminSender }),
  },
  'POST /admin/senders/{senderId}/lift': {
    access: 'admin',
    summary: 'Lets a stopped sender send again. Held cards are sent on their day, or at once if it has passed.',
    params: z.object({ senderId: SenderId }),
    reply: z.object({ sender: AdminSender }),
  },
} as const;
