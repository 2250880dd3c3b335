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
  groups: Generated<string[]>;
  avoid: Generated<string[]>;
  state: Generated<ContactState>;
  /** null: those of the member */ reminder_leads: number[] | null;
  /** by which import it was added */ import_id: string | null;
  removed_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
};

/** What a contact was before an import added something to it. */
export type ContactAdditionsTable = Pick<ContactsTable, 'contact_id' | 'relationship' | 'updated_at'> & {
  import_id: string;
  emails: string[];
  phones: string[];
  groups: string[];
  note: string;
  added_at: Instant;
};

/** Two contacts that look like one person, and are two. */
export type ContactDistinctionsTable = {
  /** the lower id */ contact_id: string;
  other_id: string;
  member_id: string;
  created_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    contacts: ContactsTable;
    contact_distinctions: ContactDistinctionsTable;
    contact_additions: ContactAdditionsTable;
  }
}
