import { oncePerContext } from '#server/kernel/context.ts';
import { type Dispatch, dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Database } from '#db/client.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { newId } from '#shared/ids.ts';
import { TICKET_RECEIPT } from './mails.ts';
import { TICKET_LIMITS } from './limits.ts';
import { insertTicket, skipTicketNumber } from './queries.ts';

export type TicketOpeningDeps = {
  db: Database;
  clock: Clock;
  keys: Keys;
  dispatch: Dispatch;
  limits: { byNetwork: RateLimit; byAddress: RateLimit };
};
export type NewTicket = {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** a field that people do not see: whoever fills it in is a machine */ website?: string | undefined;
};

/** Messages to the people behind the product. */
export function createTicketOpening({ db, clock, keys, dispatch, limits }: TicketOpeningDeps) {
  return {
    /**
     * Keeps a message to us, and emails its number to whoever wrote it. What a machine wrote is answered in the same way, and not kept.
     * @returns its number. @throws Failure `too-many`.
     */
    async open(actor: Actor, network: string, { website, ...ticket }: NewTicket): Promise<number> {
      const tooMany = (wait: string) =>
        `We have several messages from you and will answer them. You can write again in ${wait}.`;
      await limits.byNetwork.take(network, 'general', tooMany);
      await limits.byAddress.take(
        keys.hash('address', ticket.email.toLowerCase()).toString('base64'),
        'email',
        tooMany,
      );
      if (website) return skipTicketNumber(db);
      const now = clock.now();
      const memberId = actor.kind === 'visitor' ? null : actor.memberId;
      return db.transaction().execute(async (tx) => {
        const at = new Date(now);
        const ticketId = newId(now);
        const ticketNumber = await insertTicket(tx, {
          ticket_id: ticketId,
          member_id: memberId,
          ...ticket,
          created_at: at,
          updated_at: at,
        });
        const payload = { ticketNumber };
        await dispatch.schedule(tx, TICKET_RECEIPT, { memberId: null, address: ticket.email, payload });
        return ticketNumber;
      });
    },
  };
}

/** Tickets, in this process. */
export const ticketOpeningOf = oncePerContext((context) =>
  createTicketOpening({
    ...context,
    dispatch: dispatchOf(context),
    limits: context.rateLimits.of(TICKET_LIMITS),
  }),
);
