import type { MemberExport } from '#server/kernel/module.ts';
import { selectTicketsOf } from './queries.ts';

/** What a member wrote to us. */
export const exportTickets: MemberExport = {
  order: 30,
  facts: {
    about: 'your messages to us',
    read: async ({ db }, memberId) => ({
      lettersToUs: (await selectTicketsOf(db, memberId)).map((row) => ({
        number: row.ticket_number,
        at: row.created_at,
        subject: row.subject,
        message: row.message,
        state: row.state,
      })),
    }),
  },
};
