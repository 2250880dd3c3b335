import type { Generated } from 'kysely';
import type { Instant } from '#db/columns.ts';

export type TicketsTable = {
  ticket_id: string;
  ticket_number: Generated<number>;
  member_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  state: Generated<'open' | 'answered' | 'closed'>;
  created_at: Instant;
  updated_at: Instant;
};
export type TicketAnswersTable = {
  answer_id: string;
  ticket_id: string;
  admin_id: string;
  admin_name: string;
  text: string;
  created_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    tickets: TicketsTable;
    ticket_answers: TicketAnswersTable;
  }
}
