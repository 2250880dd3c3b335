import type { JSONColumnType } from 'kysely';
import type { Instant } from '#db/columns.ts';

export type MailsTable = {
  mail_id: string;
  message_id: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: JSONColumnType<{ name: string; value: string }[]>;
  source: string;
  received_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    mails: MailsTable;
  }
}
