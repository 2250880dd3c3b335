import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** Tables that only grow, kept in one part a month, and for how many days where not for good. */
export type MonthlyTables = Readonly<Record<string, { keptDays?: number }>>;
const MONTHS_AHEAD = 3;

/**
 * Makes the parts of this month and of the next ones where they are missing. What had fallen into the default part of such a month is moved.
 * May run at any time, and twice.
 * @returns the names of the parts that were made.
 */
export async function createPartitions(db: Database, tables: MonthlyTables, now: number): Promise<string[]> {
  const made: string[] = [];
  const first = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').toPlainDate().toPlainYearMonth();
  for (const table of Object.keys(tables)) {
    for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++) {
      const month = first.add({ months: ahead });
      const name = `${table}_${month.toString().replace('-', '_')}`;
      if (await createPartition(db, table, name, month)) made.push(name);
    }
  }
  return made;
}

async function createPartition(
  db: Database,
  table: string,
  name: string,
  month: Temporal.PlainYearMonth,
): Promise<boolean> {
  const from = sql.lit(`${month.toString()}-01T00:00:00Z`);
  const to = sql.lit(`${month.add({ months: 1 }).toString()}-01T00:00:00Z`);
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('partitions'))`.execute(tx);
    const { rows } = await sql<{ known: boolean }>`select to_regclass(${name}) is not null as known`.execute(tx);
    if (rows[0]?.known) return false;
    await sql`create table ${sql.table(name)} (like ${sql.table(table)} including all)`.execute(tx);
    await sql`with moved as (delete from ${sql.table(`${table}_default`)} where at >= ${from} and at < ${to} returning *) insert into ${sql.table(name)} select * from moved`.execute(
      tx,
    );
    await sql`alter table ${sql.table(table)} attach partition ${sql.table(name)} for values from (${from}) to (${to})`.execute(
      tx,
    );
    return true;
  });
}

/**
 * Lets go of the months of counts and of reports that are kept no longer. May run at any time, and twice.
 * @returns the names of the parts that went.
 */
export async function dropPartitions(db: Database, tables: MonthlyTables, now: number): Promise<string[]> {
  const gone: string[] = [];
  for (const [table, { keptDays: days }] of Object.entries(tables)) {
    if (days === undefined) continue;
    const before = new Date(now - days * 86_400_000);
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass`.execute(
      db,
    );
    const old = rows.map((row) => row.name).filter((name) => endOf(name) <= before.getTime());
    for (const name of old) await sql`drop table if exists ${sql.table(name)}`.execute(db);
    await sql`delete from ${sql.table(`${table}_default`)} where at < ${before}`.execute(db);
    gone.push(...old);
  }
  return gone;
}

/** The instant at which a part's month is over; that of the default part never is. */
function endOf(name: string): number {
  const [, year, month] = /_(\d{4})_(\d{2})$/.exec(name) ?? [];
  return year === undefined ? Infinity : Date.UTC(Number(year), Number(month), 1);
}
