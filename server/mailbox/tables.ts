import type { Instant, Json } from '#db/columns.ts';

export type MailsTable = {
  mail_id: string;
  message_id: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Json;
  source: string;
  received_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    mails: MailsTable;
  }
}
