import type { Instant } from '#db/columns.ts';

export type ContactsTable = {
  contact_id: string;
  member_id: string;
  name: string;
  created_at: Instant;
  updated_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    contacts: ContactsTable;
  }
}
