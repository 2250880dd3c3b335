import { ticketAnswerEmail } from '#emails/ticket-answer-email.ts';
import { ticketReceiptEmail } from '#emails/ticket-receipt-email.ts';
import { defineMessage, writeMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectAnswerToMail } from './queries.ts';

/** An answer to somebody who wrote to us. Subject: the answer. */
export const TICKET_ANSWER = defineMessage('ticket-answer');
/** The number of what somebody wrote to us. */
export const TICKET_RECEIPT = defineMessage<{ ticketNumber: number }>('ticket-receipt');

export const ticketMails = [
  writeMessage(TICKET_ANSWER, {
    async email(context, db, { subjectId }) {
      const row = await selectAnswerToMail(db, subjectId);
      if (row === undefined) return null;
      const site = siteOf(context);
      const letter = ticketAnswerEmail({
        site,
        name: row.name,
        ticketNumber: row.ticket_number,
        subject: row.subject,
        question: row.message,
        answer: row.text,
        answeredBy: row.admin_name,
        contactUrl: `${site.origin}${routes.contact()}`,
      });
      return { letter, toName: row.name, isAutomatic: false };
    },
  }),
  writeMessage(TICKET_RECEIPT, {
    email: async (_, __, { payload }) => ({ letter: ticketReceiptEmail(payload), toName: '' }),
  }),
];
