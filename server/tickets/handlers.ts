import type { ticketDeskCalls } from '#contract/admin/tickets.ts';
import type { ticketCalls } from '#contract/ticket.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { ticketDeskOf } from './desk.ts';
import { ticketOpeningOf } from './tickets.ts';

type Ours = typeof ticketCalls & typeof ticketDeskCalls;

/** Messages to the people who run this copy, and their answers. */
export function ticketHandlers(context: Context): HandlersOf<Ours> {
  const [opening, desk] = [ticketOpeningOf(context), ticketDeskOf(context)];
  return {
    'POST /open_ticket': async ({ body }, { actor, network }) => ({
      ticketNumber: await opening.open(actor, network, body),
    }),

    'GET /admin/tickets': async ({ query }, { actor }) => desk.list(actor, query),
    'GET /admin/tickets/{ticketNumber}': async ({ params }, { actor }) => ({
      ticket: await desk.view(actor, params.ticketNumber),
    }),
    'POST /admin/tickets/{ticketNumber}/answer': async ({ params, body }, { actor }) => ({
      ticket: await desk.answer(actor, params.ticketNumber, body.text),
    }),
    'PUT /admin/tickets/{ticketNumber}': async ({ params, body }, { actor }) => ({
      ticket: await desk.settle(actor, params.ticketNumber, body.state),
    }),
  };
}
