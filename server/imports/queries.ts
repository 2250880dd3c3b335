import { sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';

export type ImportRow = {
  import_id: string;
  name: string;
  created_at: Date;
  undone_at: Date | null;
  people: number;
  dates: number;
};

const importsOf = (db: Queryable, memberId: string) =>
  db
    .selectFrom('contact_imports as i')
    .leftJoin('contact_import_parts as p', 'p.import_id', 'i.import_id')
    .select([
      'i.import_id',
      'i.name',
      'i.created_at',
      'i.undone_at',
      sql<number>`coalesce(sum(p.people), 0)::int`.as('people'),
      sql<number>`coalesce(sum(p.dates), 0)::int`.as('dates'),
    ])
    .where('i.member_id', '=', memberId)
    .groupBy('i.import_id');

/** A member's imports, the newest first. */
export function selectImports(db: Queryable, memberId: string, limit: number): Promise<ImportRow[]> {
  return importsOf(db, memberId).orderBy('i.created_at', 'desc').orderBy('i.import_id').limit(limit).execute();
}

export function selectImport(db: Queryable, memberId: string, importId: string): Promise<ImportRow | undefined> {
  return importsOf(db, memberId).where('i.import_id', '=', importId).executeTakeFirst();
}

/** Makes an import where there is none, and locks it. @returns undefined where it is another member's */
export async function lockImport(
  tx: Tx,
  { importId, memberId, name, at }: { importId: string; memberId: string; name: string; at: Date },
) {
  await tx
    .insertInto('contact_imports')
    .values({ import_id: importId, member_id: memberId, name, created_at: at })
    .onConflict((conflict) => conflict.column('import_id').doNothing())
    .execute();
  return lockOwnImport(tx, memberId, importId);
}

export function lockOwnImport(tx: Tx, memberId: string, importId: string) {
  return tx
    .selectFrom('contact_imports')
    .select(['import_id', 'undone_at'])
    .where('import_id', '=', importId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasPart(tx: Tx, importId: string, part: number): Promise<boolean> {
  const row = await tx
    .selectFrom('contact_import_parts')
    .select('part')
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPart(
  tx: Tx,
  row: { importId: string; part: number; people: number; dates: number },
): Promise<void> {
  const { importId, ...counts } = row;
  await tx
    .insertInto('contact_import_parts')
    .values({ import_id: importId, ...counts })
    .execute();
}

export async function markUndone(tx: Tx, importId: string, at: Date): Promise<void> {
  await tx.updateTable('contact_imports').set({ undone_at: at }).where('import_id', '=', importId).execute();
}
