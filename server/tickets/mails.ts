import { z } from 'zod';
import { shortMail } from '#emails/short-mail.ts';
import type { RenderedMail } from '#emails/frame.ts';
import { defineMessage, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectAnswerToMail } from './queries.ts';

/** An answer to somebody who wrote to us. Subject: the answer. */
export const TICKET_ANSWER = defineMessage('ticket-answer');
/** The number of what somebody wrote to us. */
export const TICKET_RECEIPT = defineMessage('ticket-receipt', z.object({ ticketNumber: z.number() }));

export const ticketMails = [
  renderMessage(TICKET_ANSWER, {
    async email(context, db, { subjectId }) {
      const row = await selectAnswerToMail(db, subjectId);
      if (row === undefined) return null;
      const mail = ticketAnswerEmail({
        name: row.name,
        ticketNumber: row.ticket_number,
        subject: row.subject,
        question: row.message,
        answer: row.text,
        answeredBy: row.admin_name,
        contactUrl: siteOf(context).origin + routes.contact(),
      });
      return { mail, toName: row.name, isAutomatic: false };
    },
  }),
  renderMessage(TICKET_RECEIPT, {
    email: async (_, __, { payload }) => ({ mail: ticketReceiptEmail(payload), toName: '' }),
  }),
];

/** As much of the question as reminds somebody of it, in characters. */
const QUOTE_MAX = 400;

/** The answer to somebody who wrote to us. A person wrote it, and it comes with their name. */
export function ticketAnswerEmail(mail: {
  name: string;
  ticketNumber: number;
  subject: string;
  question: string;
  answer: string;
  answeredBy: string;
  contactUrl: string;
}): RenderedMail {
  const subject = mail.subject.trim() === '' ? `Our reply to your message ${mail.ticketNumber}` : `Re: ${mail.subject}`;
  const asked = mail.question.replace(/\s+/g, ' ').trim();
  const quote = asked.length > QUOTE_MAX ? `${asked.slice(0, QUOTE_MAX).replace(/\s+\S*$/, '')} …` : asked;
  return shortMail({
    subject,
    preview: mail.answer.replace(/\s+/g, ' ').slice(0, 100),
    title: 'Our reply to your message',
    name: mail.name,
    says: [...mail.answer.split(/\n+/).filter((line) => line.trim() !== ''), `${mail.answeredBy}, Cardamom`],
    button: { url: mail.contactUrl, label: 'Write to us again' },
    notes: [`You wrote: “${quote}”`],
    why: `You received this email because you wrote to us. Your message has the number ${mail.ticketNumber}.`,
  });
}

/**
 * Says that a message to us has arrived. Anybody can type any address, so nothing that was written stands in it: nobody can write to a stranger
 * through us. The receipt of an act, so it has no List-Unsubscribe.
 */
export function ticketReceiptEmail(mail: { ticketNumber: number }): RenderedMail {
  return shortMail({
    subject: `We received your message, number ${mail.ticketNumber}`,
    preview: 'A person will read it and reply to this address.',
    name: null,
    says: [
      `We received your message. Its number is ${mail.ticketNumber}. A person will read it and reply to this address.`,
      'To add something, write to us again and mention this number.',
    ],
    notes: ['If you did not write to us, someone typed your address by mistake. You can ignore this email.'],
    why: 'You received this email because this address was entered on our contact page.',
  });
}
