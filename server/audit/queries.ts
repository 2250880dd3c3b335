import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import { type Counted, countUpTo } from '#db/count-up-to.ts';
import type { AuditLinesTable } from './tables.ts';

export type AuditRow = Selectable<AuditLinesTable>;
/** With the name that the member it touches has today. */
export type NamedAuditRow = AuditRow & { member_name: string | null };
export type NewAuditRow = Omit<AuditRow, 'admin_name' | 'line_number'>;

/** Lines with the name that each administrator has at this moment: it stays, whatever becomes of the account. */
export async function insertLines(tx: Tx, rows: readonly NewAuditRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(
    (row) => sql`(${row.audit_id}::uuid, ${row.at}::timestamptz, ${row.admin_id}::uuid, ${row.member_id}::uuid,
      ${row.act}::text, ${row.subject}::text, ${row.reason}::text)`,
  );
  await sql`
    insert into audit_lines (audit_id, at, admin_id, admin_name, member_id, act, subject, reason)
    select v.audit_id, v.at, v.admin_id, coalesce(m.name, ''), v.member_id, v.act, v.subject, v.reason
    from (values ${sql.join(values)}) as v (audit_id, at, admin_id, member_id, act, subject, reason)
    left join members m on m.member_id = v.admin_id`.execute(tx);
}

/** A page of lines, newest first; of one member where one is named. */
export async function selectLines(
  db: Queryable,
  { memberId, limit, offset }: { memberId?: string | undefined; limit: number; offset: number },
): Promise<Counted & { rows: NamedAuditRow[] }> {
  let lines = db.selectFrom('audit_lines as a');
  if (memberId !== undefined) lines = lines.where('a.member_id', '=', memberId);
  const [rows, counted] = await Promise.all([
    lines
      .leftJoin('members as m', 'm.member_id', 'a.member_id')
      .selectAll('a')
      .select('m.name as member_name')
      .orderBy('a.at', 'desc')
      .orderBy('a.line_number', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    countUpTo(db, sql`select from audit_lines ${memberId === undefined ? sql`` : sql`where member_id = ${memberId}`}`),
  ]);
  return { rows, ...counted };
}

export function selectLinesAbout(db: Queryable, subject: string): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_lines')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('line_number')
    .execute();
}

/** Whether one administrator did this with one thing since then. */
export async function hasDone(
  db: Queryable,
  { adminId, act, subject, since }: { adminId: string; act: string; subject: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_lines')
    .select('audit_id')
    .where('subject', '=', subject)
    .where('at', '>=', since)
    .where('act', '=', act)
    .where('admin_id', '=', adminId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
