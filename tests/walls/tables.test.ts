import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { modules } from '#server/modules.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { readTableUses, tableUsesIn, type TableUse } from './tables.ts';

/** Tables of the kernel, which all modules use. */
const OF_THE_BASE = ['migrations', 'rate_limits', 'secret_key_fingerprint'];
/** Empty tables. Triggers copy what processes of the previous release write into them, until a later migration removes them. */
const OF_THE_RELEASE_BEFORE = ['outbox'];

const owners = new Map(modules.flatMap((module) => module.tables.map((table) => [table as string, module] as const)));
const unique = (lines: readonly string[]) => [...new Set(lines)].toSorted();
let uses: TableUse[];
let home: TestDatabase;
beforeAll(async () => {
  uses = await readTableUses(process.cwd(), new Set(owners.keys()));
  home = await testDatabase();
});
afterAll(() => home.drop());

describe('the tables in a statement', () => {
  it.each([
    ["db.insertInto('tickets').values(row)", 'tickets', true],
    ["tx.updateTable('tickets').set(row)", 'tickets', true],
    ["db.deleteFrom(\n  'tickets')", 'tickets', true],
    ["db.selectFrom('tickets as t')", 'tickets', false],
    ["from.leftJoin('tickets', 'a', 'b')", 'tickets', false],
    ["from.rightJoin('tickets as t', 'a', 'b')", 'tickets', false],
    ["db.selectFrom(['members', 'tickets as t'])", 'tickets', false],
    ["db.updateTable('members').from('tickets')", 'tickets', false],
    ["db.deleteFrom('members').using('tickets')", 'tickets', false],
    ["db.deleteFrom(['tickets'])", 'tickets', true],
    ["db.mergeInto('tickets as t')", 'tickets', true],
    ["db.insertInto<'tickets'>('tickets')", 'tickets', true],
    ["sql`update ${sql.table('tickets')} set a = 1`", 'tickets', true],
    ['db.insertInto(name).values(row)', '?', true],
    ['sql`insert into tickets (a) values (1)`', 'tickets', true],
    ['sql`with gone as (delete from tickets returning *) select 1`', 'tickets', true],
    ['sql`update tickets t set a = 1`', 'tickets', true],
    ['sql`select a from tickets`', 'tickets', false],
    ['sql`select a from b join tickets on true`', 'tickets', false],
    ['sql`select a from members m, tickets t`', 'tickets', false],
    ['sql`delete from members using tickets where true`', 'tickets', false],
    ['sql`select a from only public.tickets`', 'tickets', false],
    ['sql`insert into public."tickets" values (1)`', 'tickets', true],
    ['sql`update only tickets set a = 1`', 'tickets', true],
    ['sql`truncate table tickets`', 'tickets', true],
    ['sql`merge into tickets using members on true`', 'tickets', true],
    ['sql`lock table tickets`', 'tickets', true],
    ["client.query('select a from tickets')", 'tickets', false],
    ['client.query("update tickets set a = 1")', 'tickets', true],
    ["const named = { name: 'a', text: 'delete from tickets' }", 'tickets', true],
  ])('is seen: %s', (source, table, writes) => expect(tableUsesIn(source)).toContainEqual({ table, writes }));

  it('do not come from comments or sentences', () =>
    expect(tableUsesIn("// deleted from tickets\nconst line = 'update tickets';")).toEqual([]));
});

test('every table has one owner, and every table of an owner exists', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and not c.relispartition`.execute(home.db);
  expect(
    rows
      .map((row) => row.name)
      .filter((name) => !OF_THE_BASE.includes(name) && !OF_THE_RELEASE_BEFORE.includes(name))
      .toSorted(),
  ).toEqual(modules.flatMap((module) => [...module.tables] as string[]).toSorted());
});

test('a table is written by its module only', () => {
  const written = uses.filter(({ table, module, writes }) => writes && owners.get(table)?.name !== module);
  expect(unique(written.map(({ module, table }) => `${module} ${table}`))).toEqual([]);
});

test('another module’s table is read only where `reads` says so', () => {
  const read = uses.filter(({ table, module, writes }) => !writes && owners.get(table)?.name !== module);
  const declared = modules.flatMap(({ name, reads = [] }) => reads.map((table) => `${name} ${table}`));
  expect(unique(read.map(({ module, table }) => `${module} ${table}`))).toEqual(declared.toSorted());
});

/** Every table with rows of a member, and whether they are deleted with the member's row. */
async function tablesOfMembers(): Promise<{ name: string; cascades: boolean }[]> {
  const { rows } = await sql<{ name: string; cascades: boolean }>`
    select c.relname as name, exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'members'::regclass and k.confdeltype = 'c'
    ) as cascades
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'member_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition and c.relname <> 'members'`.execute(
    home.db,
  );
  expect(rows.length).toBeGreaterThan(10);
  return rows;
}

test('a member’s rows are deleted with the account', async () => {
  const kept = (await tablesOfMembers()).filter(
    ({ name, cascades }) => !cascades && owners.get(name)?.eraseMember === undefined,
  );
  // The challenges of passkeys are deleted with their session.
  expect(kept.map((row) => row.name)).toEqual([...OF_THE_RELEASE_BEFORE, 'passkey_challenges']);
});

test('a member’s rows are exported, or their module says why not', async () => {
  const silent = (await tablesOfMembers()).filter(({ name }) => owners.get(name)?.exportMember === undefined);
  expect(silent.map((row) => row.name)).toEqual(OF_THE_RELEASE_BEFORE);
  for (const { name, eraseMember, exportMember } of modules)
    if (eraseMember) expect(exportMember, `${name} erases members and exports nothing of them`).toBeDefined();
});

test('the parts of an export and of a timeline have distinct positions', () => {
  const exported = modules.flatMap(({ exportMember }) =>
    exportMember === undefined || 'nothing' in exportMember ? [] : [exportMember.order],
  );
  const timeline = modules.flatMap((module) => (module.timeline ?? []).map(({ order }) => order));
  for (const places of [exported, timeline]) {
    expect(places.length).toBeGreaterThan(1);
    expect(unique(places.map(String))).toHaveLength(places.length);
  }
});
