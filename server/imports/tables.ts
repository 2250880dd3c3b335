import type { Instant, MaybeInstant } from '#db/columns.ts';

export type ContactImportsTable = {
  import_id: string;
  member_id: string;
  /** what the file was called */ name: string;
  created_at: Instant;
  undone_at: MaybeInstant;
};

/** A part of an import that is stored. */
export type ContactImportPartsTable = { import_id: string; part: number; people: number; dates: number };

declare module '#db/tables.ts' {
  interface Tables {
    contact_imports: ContactImportsTable;
    contact_import_parts: ContactImportPartsTable;
  }
}
