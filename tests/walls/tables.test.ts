import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { modules } from '#server/modules.ts';
import type { Module } from '#server/kernel/module.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { readTableUses, tableBreaches, tableUsesIn, tableUsesOf, type TableUse } from './tables.ts';

/** Tables of the kernel, which all modules use. */
const OF_THE_BASE = ['migrations', 'rate_limits', 'secret_key_fingerprint'];
/** Empty tables. Triggers copy what processes of the previous release write into them, until a later migration removes them. */
const OF_THE_RELEASE_BEFORE = ['outbox'];

const owners = new Map(modules.flatMap((module) => module.tables.map((table) => [table as string, module] as const)));
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
    ['sql`select a from b where exists (${sql`select from tickets`}) and c`', 'tickets', false],
    ['const OPEN = sql`tickets t where t.is_open`', 'tickets', false],
    ['const OPEN = sql`tickets join members m on true`', 'tickets', false],
    ['db.insertInto(`${noun}s`).values(row)', '?', true],
    ['db.deleteFrom([name])', '?', true],
    ['db.selectFrom(name)', '?', false],
    ["db.selectFrom(name as 'tickets')", '?', false],
    ['db.selectFrom(`${noun}s as t`)', '?', false],
    ["from.leftJoin(name, 'a', 'b')", '?', false],
    ['sql`update ${sql.table(name)} set a = 1`', '?', true],
    ['sql`update ${sql.table(`${noun}s`)} set a = 1`', '?', true],
    ['sql`insert into ${name} values (1)`', '?', true],
    ['sql`delete from ${name}`', '?', true],
    ['sql`update ${name} t set a = 1`', '?', true],
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

/** Modules as the wall between tables sees them, with breaches planted in their sources. */
const PLANTED = [
  { name: 'tickets', tables: ['tickets'], reads: ['members'] },
  { name: 'members', tables: ['members'] },
] satisfies Pick<Module, 'name' | 'tables' | 'reads'>[];
const READS = ['server/tickets/queries.ts', "db.selectFrom('members')"] as const;
const NAMES = new Set(['tickets', 'members']);

describe('the wall between the tables of modules', () => {
  it.each([
    ['server/members/a.ts', "tx.updateTable('tickets').set(row)", 'writes-the-table-of-another'],
    ['server/members/deep/a.ts', 'sql`delete from tickets`', 'writes-the-table-of-another'],
    ['server/members/a.ts', "const named = { text: 'insert into tickets values (1)' }", 'writes-the-table-of-another'],
    // What may be read may not be written.
    ['server/tickets/a.ts', 'sql`update members set name = null`', 'writes-the-table-of-another'],
    ['server/http/a.ts', "db.deleteFrom('tickets')", 'writes-the-table-of-another'],
    ['server/members/a.ts', "db.selectFrom('tickets')", 'reads-what-it-does-not-declare'],
    ['server/members/a.ts', 'sql`select from members m join tickets t on true`', 'reads-what-it-does-not-declare'],
    ['server/worker/a.ts', 'sql`select from tickets`', 'reads-what-it-does-not-declare'],
    ['server/tickets/a.ts', 'db.insertInto(name).values(row)', 'computed-table'],
    ['server/tickets/a.ts', 'db.selectFrom(`${noun}s`)', 'computed-table'],
  ])('in %s, %s is reported as %s', (file, source, rule) => {
    const breaches = tableBreaches(tableUsesOf([READS, [file, source]], NAMES), PLANTED);
    expect(breaches).toEqual([expect.objectContaining({ rule, from: file })]);
  });

  it('lets a module write its own, and read what it declares', () =>
    expect(
      tableBreaches(tableUsesOf([READS, ['server/tickets/a.ts', "tx.deleteFrom('tickets')"]], NAMES), PLANTED),
    ).toEqual([]));

  it('reports what is declared and not read', () =>
    expect(tableBreaches(tableUsesOf([], NAMES), PLANTED)).toEqual([
      { rule: 'declares-what-it-does-not-read', from: 'tickets members', to: '' },
    ]));

  it('has no breach in this project', () => {
    expect(uses.length).toBeGreaterThan(300);
    expect(tableBreaches(uses, modules)).toEqual([]);
  });
});

test('the parts of an export and of a timeline have distinct positions', () => {
  const exported = modules.flatMap(({ exportMember }) => exportMember?.order ?? []);
  const timeline = modules.flatMap((module) => (module.timeline ?? []).map(({ order }) => order));
  for (const places of [exported, timeline]) {
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(places).size).toBe(places.length);
  }
});
