import type { Module } from '#server/kernel/module.ts';
import { TICKET_ACTS } from './audited-acts.ts';
import { TICKET_LIMITS } from './limits.ts';
import { exportTickets } from './export-member.ts';
import { ticketsOfSender } from './desk.ts';
import { ticketMailExamples } from './mail-examples.ts';
import { countOpenTickets } from './queries.ts';
import { eraseTickets } from './erase-member.ts';
import { ticketForms } from './forms.ts';
import { ticketHandlers } from './handlers.ts';
import { ticketMails } from './mails.ts';

export const tickets = {
  name: 'tickets',
  tables: ['tickets', 'ticket_answers'],
  reads: ['members'],
  calls: ticketHandlers,
  forms: ticketForms,
  limits: TICKET_LIMITS,
  messages: ticketMails,
  messageExamples: ticketMailExamples,
  eraseMember: eraseTickets,
  ticketsOfSender,
  waiting: async (db) => ({ tickets: await countOpenTickets(db) }),
  exportMember: exportTickets,
  auditedActs: TICKET_ACTS,
  impersonatedActs: {
    'POST /open_ticket': 'support-contacted',
  },
} satisfies Module;
