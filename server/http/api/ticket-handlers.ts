import type { ticketCalls } from '#contract/ticket.ts';
import type { TicketOpening } from '#server/tickets/opening.ts';
import type { HandlersOf } from './context.ts';

export type TicketHandlerParts = { ticketOpening: TicketOpening };

/** Letters to the people behind the counter. */
export function ticketHandlers({ ticketOpening }: TicketHandlerParts): HandlersOf<typeof ticketCalls> {
  return {
    'POST /open_ticket': async ({ body }, { actor, network }) => ({
      ticketNumber: await ticketOpening.open(actor, network, body),
    }),
  };
}
