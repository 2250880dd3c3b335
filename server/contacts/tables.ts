import type { Generated } from 'kysely';
import type { Instant, MaybeInstant } from '#db/columns.ts';
import type { ContactState } from '#shared/people/contact-states.ts';
import type { Relationship } from '#shared/people/relationships.ts';

export type ContactsTable = {
  contact_id: string;
  member_id: string;
  name: string;
  relationship: Relationship | null;
  emails: Generated<string[]>;
  phones: Generated<string[]>;
  /** IANA; null where it is unknown */ zone: string | null;
  note: Generated<string>;
  avoid: Generated<string[]>;
  state: Generated<ContactState>;
  /** null: those of the member */ reminder_leads: number[] | null;
  removed_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    contacts: ContactsTable;
  }
}
