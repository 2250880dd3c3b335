import type { AdminSendDetails } from '#contract/admin/sends.ts';
import type { Ticket, TicketDetails } from '#contract/admin/tickets.ts';
import type { Database, Queryable } from '#db/client.ts';
import { type CardSender, listSendsAround } from '#server/admin/admin.ts';
import type { Counted } from '#db/count-up-to.ts';
import { type AuditedAct, recordAudit } from '#server/audit/audit.ts';
import { type Dispatch, dispatchOf } from '#server/dispatch/dispatch.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/kernel/actor.ts';
import { newId } from '#shared/ids.ts';
import {
  insertAnswer,
  lockTicket,
  selectAnswers,
  selectOthersOf,
  selectTicket,
  selectTickets,
  selectTicketsOfSender,
  setTicketState,
  type TicketRow,
  type TicketsQuery,
} from './desk-queries.ts';
import { TICKET_ANSWER } from './mails.ts';
import { viewRelatedTicket, viewSenderTicket, viewTicket } from './view.ts';

/** Other letters from the same address that are named beside one. */
const OTHERS_SHOWN = 5;
/** Cards of theirs that it may be about. */
const SENDS_SHOWN = 4;
/** Letters of its sender that are named beside a card. */
const BESIDE_CARD = 5;

/** What people wrote to us, and what they were answered, as administrators see it. Each function asks for an administrator, which proves that one is there. */
export function createTicketDesk({ db, clock, dispatch }: { db: Database; clock: Clock; dispatch: Dispatch }) {
  async function ticket(ticketNumber: number): Promise<TicketDetails> {
    const row = requireTicket(await selectTicket(db, ticketNumber));
    const [answers, others, sends] = await Promise.all([
      selectAnswers(db, [row.ticket_id]),
      selectOthersOf(db, row, OTHERS_SHOWN),
      listSendsAround(db, row.email, SENDS_SHOWN),
    ]);
    return { ...viewTicket(row, answers), sends, others: others.map(viewRelatedTicket) };
  }
  const deed = (admin: Admin, act: AuditedAct, row: TicketRow, at: Date) => ({
    adminId: admin.memberId,
    act,
    memberId: row.member_id,
    subject: String(row.ticket_number),
    at,
  });

  return {
    view: (_: Admin, ticketNumber: number) => ticket(ticketNumber),

    async list(_: Admin, asked: TicketsQuery): Promise<Counted & { results: Ticket[] }> {
      const { rows, ...counted } = await selectTickets(db, asked);
      const answers = await selectAnswers(
        db,
        rows.map((row) => row.ticket_id),
      );
      return { results: rows.map((row) => viewTicket(row, answers)), ...counted };
    },

    /** Answers by mail. The same words twice in a row are one answer: a button is pressed twice sooner than they are meant twice. */
    async answer(admin: Admin, ticketNumber: number, text: string): Promise<TicketDetails> {
      const now = clock.now();
      const at = new Date(now);
      await db.transaction().execute(async (tx) => {
        const row = requireTicket(await lockTicket(tx, ticketNumber));
        if ((await selectAnswers(tx, [row.ticket_id])).at(-1)?.text === text) return;
        const answerId = newId(now);
        await insertAnswer(tx, {
          answer_id: answerId,
          ticket_id: row.ticket_id,
          admin_id: admin.memberId,
          text,
          created_at: at,
        });
        await setTicketState(tx, row.ticket_id, 'answered', at);
        await dispatch.schedule(tx, TICKET_ANSWER, {
          memberId: row.member_id,
          address: row.email,
          subjectId: answerId,
        });
        await recordAudit(tx, deed(admin, 'ticket-answered', row, at));
      });
      return ticket(ticketNumber);
    },

    async settle(admin: Admin, ticketNumber: number, state: 'open' | 'closed'): Promise<TicketDetails> {
      const at = new Date(clock.now());
      await db.transaction().execute(async (tx) => {
        const row = requireTicket(await lockTicket(tx, ticketNumber));
        if (row.state === state) return;
        await setTicketState(tx, row.ticket_id, state, at);
        await recordAudit(tx, deed(admin, state === 'closed' ? 'ticket-closed' : 'ticket-opened-again', row, at));
      });
      return ticket(ticketNumber);
    },
  };
}

/** What the sender of a card wrote to us: open letters first. */
export async function ticketsOfSender(db: Queryable, sender: CardSender): Promise<AdminSendDetails['tickets']> {
  return (await selectTicketsOfSender(db, sender, BESIDE_CARD)).map(viewSenderTicket);
}

function requireTicket(row: TicketRow | undefined): TicketRow {
  if (!row) throw failure('not-found', 'ticketNumber', 'unknown-ticket', 'This ticket does not exist.');
  return row;
}

/** The tickets' desk, in this process. */
export const ticketDeskOf = oncePerContext((context) =>
  createTicketDesk({ ...context, dispatch: dispatchOf(context) }),
);
