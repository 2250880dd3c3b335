import type { ValidatedInput } from '#contract/calls.ts';
import type { Import } from '#contract/import.ts';
import type { Database, Tx } from '#db/client.ts';
import { addDatesOfFile, readPlace, undoDatesOfFile } from '#server/calendar/calendar.ts';
import { storePeople, undoPeople } from '#server/contacts/contacts.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { remindersChanged } from '#server/kernel/module.ts';
import type { Clock } from '#server/ports/clock.ts';
import { ENTRY_NAME_MAX } from '#shared/limits.ts';
import {
  hasPart,
  type ImportRow,
  insertPart,
  lockImport,
  lockOwnImport,
  markUndone,
  selectImport,
  selectImports,
} from './queries.ts';

export {
  CONTACT_PROVIDERS,
  contactConsentsOf,
  type ContactConsents,
  type ContactProviderName,
} from './contact-consents.ts';

/** How many imports are listed. */
const LISTED = 20;

type StoreInput = ValidatedInput<'POST /imports'>['body'];
type ImportsDeps = {
  db: Database;
  clock: Clock;
  /** Called when something has changed that a member is reminded of. */
  remindersChanged: (tx: Tx, memberId: string) => Promise<void>;
};

/** Files of people that members bring along. */
export function createImports({ db, clock, remindersChanged }: ImportsDeps) {
  async function read(memberId: string, importId: string): Promise<Import> {
    const row = await selectImport(db, memberId, importId);
    if (!row) throw unknownImport();
    return viewImport(row);
  }

  return {
    /** Stores a part of the people of a file; the same part again changes nothing. @throws Failure where there is no more room, or the import was undone. */
    async store(actor: Actor, { importId, name, part, people }: StoreInput): Promise<Import> {
      const { memberId } = requireMember(actor);
      const at = new Date(clock.now());
      const place = await readPlace({ db, clock }, memberId);
      await db.transaction().execute(async (tx) => {
        const found = await lockImport(tx, { importId, memberId, name, at });
        if (!found) throw unknownImport();
        if (found.undone_at !== null)
          throw failure('conflict', 'importId', 'undone', 'This import was undone. Import the file again.');
        if (await hasPart(tx, importId, part)) return;
        const ids = await storePeople(tx, memberId, people, importId, at);
        const dates = people.flatMap((person, i) => {
          const contactId = ids[i] ?? null;
          return contactId === null
            ? []
            : person.dates.map((date) => ({ contactId, ...date, name: nameOfDay(person, date) }));
        });
        const added = await addDatesOfFile(tx, { memberId, importId, at, place }, dates);
        await insertPart(tx, { importId, part, people: ids.filter((id) => id !== null).length, dates: added });
        await remindersChanged(tx, memberId);
      });
      return read(memberId, importId);
    },

    /** A member's last imports, the newest first. */
    async list(actor: Actor): Promise<{ results: Import[]; total: number }> {
      const rows = await selectImports(db, requireMember(actor).memberId, LISTED);
      return { results: rows.map(viewImport), total: rows.length };
    },

    /** Undoes an import: what it added goes, and whom the member has changed since stays. Again changes nothing. @throws Failure at `importId` where the member has none. */
    async undo(actor: Actor, importId: string): Promise<Import> {
      const { memberId } = requireMember(actor);
      const at = new Date(clock.now());
      const place = await readPlace({ db, clock }, memberId);
      await db.transaction().execute(async (tx) => {
        const found = await lockOwnImport(tx, memberId, importId);
        if (!found) throw unknownImport();
        if (found.undone_at !== null) return;
        const staying = await undoPeople(tx, importId, at);
        await undoDatesOfFile(tx, { importId, at, staying, place });
        await markUndone(tx, importId, at);
        await remindersChanged(tx, memberId);
      });
      return read(memberId, importId);
    },
  };
}

/** What an event of a person is called where other people's events stand beside it: “Theo: Moved to the sea”. */
function nameOfDay({ name }: { name: string }, date: { name: string }): string {
  return `${name}: ${date.name}`.slice(0, ENTRY_NAME_MAX).toWellFormed();
}

function viewImport(row: ImportRow): Import {
  return {
    importId: row.import_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    people: row.people,
    dates: row.dates,
    isUndone: row.undone_at !== null,
  };
}

function unknownImport() {
  return failure('not-found', 'importId', 'unknown-import', 'There is no such import.');
}

/** Imports, in this process. */
export const importsOf = oncePerContext((context) =>
  createImports({ ...context, remindersChanged: (tx, memberId) => remindersChanged(context, tx, memberId) }),
);
