import { z } from 'zod';
import { TICKET_MAX } from '#shared/limits.ts';
import { multilineText } from '../fields.ts';
import { countedListOf } from '../reply.ts';
import { Instant, Search } from './fields.ts';
import { AdminSend } from './sends.ts';

export const TicketState = z.enum(['open', 'answered', 'closed']);
export const Ticket = z
  .object({
    ticketNumber: z.number().int(),
    name: z.string(),
    email: z.string(),
    memberId: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    state: TicketState,
    openedAt: Instant,
    answers: z.array(z.object({ at: Instant, adminName: z.string(), text: z.string() })),
  })
  .meta({ id: 'Ticket' });
/** One letter, with what else came from the same address. */
export const TicketDetails = Ticket.extend({
  sends: z.array(AdminSend).meta({ description: 'the newest cards from and to this address' }),
  others: z.array(
    z.object({
      ticketNumber: z.number().int(),
      subject: z.string(),
      message: z.string(),
      state: TicketState,
      openedAt: Instant,
    }),
  ),
}).meta({ id: 'TicketDetails' });
export type TicketDetails = z.infer<typeof TicketDetails>;
export type Ticket = z.infer<typeof Ticket>;
const TicketNumber = z.coerce.number('There is no such ticket.').int().min(1).max(2_000_000_000);

export const ticketDeskCalls = {
  'GET /admin/tickets': {
    access: 'admin',
    summary: 'Lists support tickets, the oldest open one first.',
    query: Search.extend({ state: z.enum(['all', ...TicketState.options]).default('open') }),
    reply: countedListOf(Ticket),
  },
  'GET /admin/tickets/{ticketNumber}': {
    access: 'admin',
    summary: 'Returns one ticket.',
    params: z.object({ ticketNumber: TicketNumber }),
    reply: z.object({ ticket: TicketDetails }),
  },
  'POST /admin/tickets/{ticketNumber}/answer': {
    access: 'admin',
    summary: 'Answers a ticket by mail.',
    params: z.object({ ticketNumber: TicketNumber }),
    body: z.object({
      text: multilineText(TICKET_MAX, 'This answer is too long for one email.')
        .transform((text) => text.trim())
        .pipe(z.string().min(1, 'Write the answer first.')),
    }),
    reply: z.object({ ticket: TicketDetails }),
  },
  'PUT /admin/tickets/{ticketNumber}': {
    access: 'admin',
    summary: 'Closes or reopens a ticket.',
    params: z.object({ ticketNumber: TicketNumber }),
    body: z.object({ state: z.enum(['open', 'closed']) }),
    reply: z.object({ ticket: TicketDetails }),
  },
} as const;
