import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { ExportsTable } from './tables.ts';

export type ExportRow = Selectable<ExportsTable>;

/** Begins one, where none is being packed. @returns the one that is packed now, and whether it is new. */
export async function insertExport(
  tx: Tx,
  row: { export_id: string; member_id: string; created_at: Date },
): Promise<{ row: ExportRow; isNew: boolean }> {
  const made = await tx
    .insertInto('exports')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').where('state', '=', 'packing').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) return { row: made, isNew: true };
  const running = await tx
    .selectFrom('exports')
    .selectAll()
    .where('member_id', '=', row.member_id)
    .where('state', '=', 'packing')
    .executeTakeFirstOrThrow();
  return { row: running, isNew: false };
}

/** How a member is called. @throws where there is no such member. */
export async function selectMemberName(db: Queryable, memberId: string): Promise<string> {
  const row = await db.selectFrom('members').select('name').where('member_id', '=', memberId).executeTakeFirstOrThrow();
  return row.name;
}

export function selectExport(db: Queryable, exportId: string): Promise<ExportRow | undefined> {
  return db.selectFrom('exports').selectAll().where('export_id', '=', exportId).executeTakeFirst();
}

/** The newest of a member. */
export function selectNewest(db: Queryable, memberId: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom('exports')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** All of a member's, held until the transaction ends: what is being packed meanwhile finds itself gone. */
export async function lockExportsOf(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('exports')
    .select('export_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute();
  return rows.map((row) => row.export_id);
}

/** @param except one that stays. @returns the ids of those that are gone. */
export async function deleteExportsOf(db: Queryable, memberId: string, except?: string): Promise<string[]> {
  let gone = db.deleteFrom('exports').where('member_id', '=', memberId);
  if (except !== undefined) gone = gone.where('export_id', '!=', except);
  return (await gone.returning('export_id').execute()).map((row) => row.export_id);
}

/** @returns whether it is still being packed: somebody may have stopped it. */
export async function setProgress(db: Queryable, exportId: string, done: number, total: number): Promise<boolean> {
  const result = await db
    .updateTable('exports')
    .set({ done, total })
    .where('export_id', '=', exportId)
    .where('state', '=', 'packing')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** @returns the member whose it is; undefined where it was stopped meanwhile. */
export function setReady(tx: Tx, exportId: string, bytes: number, until: Date) {
  return tx
    .updateTable('exports as e')
    .from('members as m')
    .set({ state: 'ready', bytes, expires_at: until })
    .where('e.export_id', '=', exportId)
    .where('e.state', '=', 'packing')
    .whereRef('m.member_id', '=', 'e.member_id')
    .returning(['m.member_id', 'm.email'])
    .executeTakeFirst();
}

export async function setFailed(db: Queryable, exportId: string): Promise<void> {
  await db
    .updateTable('exports')
    .set({ state: 'failed' })
    .where('export_id', '=', exportId)
    .where('state', '=', 'packing')
    .execute();
}

/** Those that waited long enough, and those that were begun so long ago that nobody packs them any more. @returns their ids. */
export async function deleteExportsBefore(db: Queryable, now: Date, begunBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ export_id: string }>`
    delete from exports where expires_at <= ${now} or (expires_at is null and created_at < ${begunBefore})
    returning export_id`.execute(db);
  return rows.map((row) => row.export_id);
}

/** An export that is ready, and whose it is; not of a member who is leaving. */
export function selectReadyExport(db: Queryable, exportId: string) {
  return db
    .selectFrom('exports as e')
    .innerJoin('members as m', 'm.member_id', 'e.member_id')
    .select(['m.name', 'm.zone', 'e.expires_at'])
    .where('e.export_id', '=', exportId)
    .where('e.state', '=', 'ready')
    .where('m.leaving_at', 'is', null)
    .executeTakeFirst();
}
