import type { ticketCalls } from '#contract/ticket.ts';
import type { HandlersOf } from '#server/kernel/call.ts';
import type { Context } from '#server/kernel/context.ts';
import { ticketOpeningOf } from './tickets.ts';

/** Messages to the people who run this copy. */
export function ticketHandlers(context: Context): HandlersOf<typeof ticketCalls> {
  const opening = ticketOpeningOf(context);
  return {
    'POST /open_ticket': async ({ body }, { actor, network }) => ({
      ticketNumber: await opening.open(actor, network, body),
    }),
  };
}
