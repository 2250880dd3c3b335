import type { MessageExample } from '#server/kernel/message.ts';
import { TICKET_ANSWER, TICKET_RECEIPT, ticketAnswerEmail, ticketReceiptEmail } from './mails.ts';

export const ticketMailExamples: readonly MessageExample[] = [
  {
    message: TICKET_ANSWER,
    email: () =>
      ticketAnswerEmail({
        name: 'Rosa',
        ticketNumber: 3192,
        subject: 'Did Jonas ever get it?',
        question: 'I sent a card to the twins on Tuesday. Ida has thanked me, and I have heard nothing from Jonas.',
        answer: 'He has it now. Two letters of the address were swapped.\n\nWe corrected it and sent the card again.',
        answeredBy: 'Ines Moreau',
        contactUrl: 'https://cards.example/contact',
      }),
  },
  { message: TICKET_RECEIPT, email: () => ticketReceiptEmail({ ticketNumber: 1042 }) },
];
