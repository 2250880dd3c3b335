import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import { type Counted, countUpTo } from '#db/count-up-to.ts';
import type { ClientErrorGroupsTable } from './tables.ts';

export type GroupRow = Selectable<ClientErrorGroupsTable>;
export type GroupState = GroupRow['state'];

export async function insertReport(
  tx: Tx,
  row: { error_id: string; at: Date; report: string; group_id: string },
): Promise<void> {
  await tx.insertInto('client_errors').values(row).execute();
}

export type GroupOccurrence = {
  groupId: string;
  type: string;
  error: string;
  /** version and build */ release: string | null;
  /** Whether it comes from a browser that runs the build of this server, and which that is. */ isCurrent: boolean;
  build: string;
  at: Date;
};
/** Releases that are named of one cause: the newest ones. */
const RELEASES_KEPT = 20;
/**
 * Counts a report to its group, and makes the group with the first. One that counts as mended opens again when the report comes from the build
 * that runs now, and the mending was said under another.
 */
export async function countReport(tx: Tx, report: GroupOccurrence): Promise<void> {
  const { groupId, type, error, release, isCurrent, build, at } = report;
  const versions = sql`array(select unnest(array_remove(g.versions, ${release})) limit ${RELEASES_KEPT - 1})`;
  await sql`
    insert into client_error_groups as g (group_id, type, error, count, versions, first_at, last_at)
    values (${groupId}, ${type}, ${error}, 1, array_remove(array[${release}::text], null), ${at}, ${at})
    on conflict (group_id) do update set
      count = g.count + 1,
      versions = array_remove(array[${release}::text], null) || ${versions},
      state = case when ${isCurrent} and g.resolved_build is distinct from ${build} then 'open' else g.state end,
      came_back_at = case when ${isCurrent} and g.state = 'resolved' and g.resolved_build is distinct from ${build} then ${at}::timestamptz else g.came_back_at end,
      resolved_build = case when ${isCurrent} and g.resolved_build is distinct from ${build} then null else g.resolved_build end,
      last_at = greatest(g.last_at, ${at})`.execute(tx);
}

export async function selectGroups(
  db: Queryable,
  { q, state, limit, offset }: { q: string; state: 'all' | GroupState; limit: number; offset: number },
): Promise<Counted & { rows: GroupRow[] }> {
  let groups = db.selectFrom('client_error_groups');
  const asked = q.trim().toLowerCase();
  if (asked !== '')
    groups = groups.where(sql<boolean>`position(${asked} in lower(error || ' ' || type || ' ' || group_id)) > 0`);
  if (state !== 'all') groups = groups.where('state', '=', state);
  const [rows, counted] = await Promise.all([
    groups.selectAll().orderBy('last_at', 'desc').orderBy('group_id').limit(limit).offset(offset).execute(),
    countUpTo(db, groups),
  ]);
  return { rows, ...counted };
}

export function selectGroup(db: Queryable, groupId: string): Promise<GroupRow | undefined> {
  return db.selectFrom('client_error_groups').selectAll().where('group_id', '=', groupId).executeTakeFirst();
}

export function selectNewestReport(db: Queryable, groupId: string) {
  return db
    .selectFrom('client_errors')
    .select(['at', 'report'])
    .where('group_id', '=', groupId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function setGroupState(
  tx: Tx,
  groupId: string,
  state: GroupState,
  resolvedBuild: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('client_error_groups')
    .set({ state, resolved_build: resolvedBuild })
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Causes that nobody has met for long go; their reports go with the month they lie in. */
export async function deleteGroupsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('client_error_groups').where('last_at', '<', before).execute();
}

export async function countOpenErrors(db: Queryable): Promise<number> {
  const { rows } = await sql<{ errors: number }>`
    select count(*)::integer as errors from client_error_groups where state = 'open'`.execute(db);
  return rows[0]?.errors ?? 0;
}
