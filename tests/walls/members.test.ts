import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Tx } from '#db/client.ts';
import type { DeletedMember, MemberExport, Module, TableName } from '#server/kernel/module.ts';
import { modules } from '#server/modules.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories/member.ts';
import { handledBy, memberBreaches, tablesOfMembers } from './members.ts';

let app: TestApp;
let member: DeletedMember;
beforeAll(async () => {
  app = await testApp();
  const { memberId, email } = await signedIn(app);
  member = { memberId, email, sentCards: 'leave' };
});
afterAll(() => app.close());

describe('the rows of members', () => {
  const EXCEPTIONS = [
    // An empty table of a previous release, until a later migration removes it.
    'outbox is-not-erased',
    'outbox is-not-exported',
    // They go with the session.
    'passkey_challenges is-not-erased',
  ];

  test('are deleted with the account and stand in the export, or their module says why not', async () => {
    const tables = await tablesOfMembers(app.context.db);
    expect(tables.length).toBeGreaterThan(30);
    const owned = [];
    for (const module of modules) owned.push({ module, handled: await handledBy(module, member, app.context) });
    expect(memberBreaches(tables, owned).map(({ rule, from, to }) => [from, rule, to].join(' ').trim())).toEqual(
      EXCEPTIONS,
    );
  });

  /** A new table in a module that already erases and exports another one. */
  const NOTES = 'planted_notes' as TableName;
  const erases = (table: string) => (tx: Tx) =>
    sql`delete from ${sql.table(table)} where member_id = ${member.memberId}`.execute(tx).then(() => undefined);
  const reads = (table: string): MemberExport => ({
    order: 1,
    facts: { about: 'notes', read: ({ db }) => sql`select from ${sql.table(table)}`.execute(db).then(() => ({})) },
  });
  const readsNotes = (tx: Tx) => sql`select from planted_notes`.execute(tx).then(() => undefined);
  const own = { name: 'planted', tables: ['tickets', NOTES] } satisfies Module;
  const forgets: Module = { ...own, eraseMember: erases('tickets'), exportMember: reads('tickets') };
  const why = { [NOTES]: 'A reason.' };
  it.each<[what: string, Module, cascade: boolean, rules: string[]]>([
    ['a module without either', own, false, ['is-not-erased', 'is-not-exported']],
    ['a module that erases and exports another table', forgets, false, ['is-not-erased', 'is-not-exported']],
    ['one that only erases it', { ...forgets, eraseMember: erases(NOTES) }, false, ['is-not-exported']],
    ['one whose rows go by a foreign key', forgets, true, ['is-not-exported']],
    ['one that only exports it', { ...forgets, exportMember: reads(NOTES) }, false, ['is-not-erased']],
    [
      'one that only reads it while it erases',
      { ...own, eraseMember: readsNotes, exportMember: reads(NOTES) },
      false,
      ['is-not-erased'],
    ],
    ['one that says why it is not exported', { ...forgets, notExported: why }, false, ['is-not-erased']],
    [
      'one that says so of another’s table',
      { ...forgets, notExported: { ...why, cards: '' } },
      true,
      ['leaves-out-what-is-not-its-own'],
    ],
    [
      'one that says so and exports it',
      { ...own, exportMember: reads(NOTES), notExported: why },
      true,
      ['is-exported-though-left-out'],
    ],
    ['one that erases and exports it', { ...own, eraseMember: erases(NOTES), exportMember: reads(NOTES) }, false, []],
  ])('what is reported of a planted table of %s', async (_, module, cascade, rules) => {
    const { db } = app.context;
    const key = sql.raw(cascade ? 'references members on delete cascade' : '');
    await sql`create table planted_notes (member_id uuid not null ${key}, admin_id uuid references members on delete cascade)`.execute(
      db,
    );
    try {
      const planted = (await tablesOfMembers(db)).filter(({ name }) => name === NOTES);
      const breaches = memberBreaches(planted, [{ module, handled: await handledBy(module, member, app.context) }]);
      expect(breaches.map(({ rule }) => rule)).toEqual(rules);
    } finally {
      await sql`drop table planted_notes`.execute(db);
    }
  });
});
