import type { AdminSendDetails } from '#contract/admin/sends.ts';
import type { Ticket, TicketDetails } from '#contract/admin/tickets.ts';
import type { AnswerRow, SenderTicketRow, TicketRow } from './desk-queries.ts';

/** A ticket with its answers. @param answers of others too */
export function viewTicket(row: TicketRow, answers: readonly AnswerRow[]): Ticket {
  return {
    ticketNumber: row.ticket_number,
    name: row.name,
    email: row.email,
    memberId: row.member_id,
    subject: row.subject,
    message: row.message,
    state: row.state,
    openedAt: row.created_at.toISOString(),
    answers: answers
      .filter((answer) => answer.ticket_id === row.ticket_id)
      .map(({ created_at, admin_name, text }) => ({ at: created_at.toISOString(), adminName: admin_name, text })),
  };
}

/** Another letter from the same address. */
export function viewRelatedTicket(row: TicketRow): TicketDetails['others'][number] {
  const { ticket_number: ticketNumber, subject, message, state, created_at } = row;
  return { ticketNumber, subject, message, state, openedAt: created_at.toISOString() };
}

const SUBJECT_MAX = 60;
/** What a letter is about: its subject, else how it begins. */
function subjectOf({ subject, message }: Pick<TicketRow, 'subject' | 'message'>): string {
  if (subject !== '') return subject;
  const begins = message.replace(/\s+/g, ' ').trim();
  return begins.length > SUBJECT_MAX ? `${begins.slice(0, SUBJECT_MAX).replace(/\s+\S*$/, '')}…` : begins;
}

/** A letter beside a card of its writer. */
export function viewSenderTicket(row: SenderTicketRow): AdminSendDetails['tickets'][number] {
  return {
    ticketNumber: row.ticket_number,
    subject: subjectOf(row),
    state: row.state,
    openedAt: row.created_at.toISOString(),
  };
}
