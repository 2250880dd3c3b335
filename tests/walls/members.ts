import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { DeletedMember, Module } from '#server/kernel/module.ts';
import { recordStatements } from '#tests/statements.ts';
import type { Breach } from './sources.ts';
import { tablesOfStatement } from './tables.ts';

/** A table with a `member_id`, and whether its rows are deleted with the member's: by a foreign key of that column, or because it is a view. */
export type MemberTable = { name: string; cascades: boolean };

/** Every table of a database with rows of members, besides the members themselves. */
export async function tablesOfMembers(db: Database): Promise<MemberTable[]> {
  const { rows } = await sql<MemberTable>`
    select c.relname as name, c.relkind = 'v' or exists (
      select from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'members'::regclass and k.confdeltype = 'c' and k.conkey = array[a.attnum]
    ) as cascades
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'member_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition and c.relname <> 'members'
    order by c.relname`.execute(db);
  return rows;
}

/** The tables that a module changes when an account is deleted, and those that it reads for a member's export: by the statements that it sends. */
export type Handled = { erased: ReadonlySet<string>; exported: ReadonlySet<string> };

/** Has a module erase and export a member. Nothing of it stays. */
export async function handledBy(
  { eraseMember, exportMember }: Module,
  member: DeletedMember,
  context: Context,
): Promise<Handled> {
  const exported = await recordStatements(async () => {
    await exportMember?.facts?.read(context, member.memberId);
    // Each part is made when it is asked for.
    for await (const _ of exportMember?.parts?.(context, member.memberId) ?? []);
  });
  const erased = await recordStatements(async () => {
    const tx = await context.db.startTransaction().execute();
    try {
      await eraseMember?.(tx, member, context);
    } finally {
      await tx.rollback().execute();
    }
  });
  const tables = (statements: readonly string[], isChange: boolean) =>
    new Set(statements.flatMap(tablesOfStatement).flatMap(({ table, writes }) => (writes === isChange ? [table] : [])));
  return { erased: tables(erased, true), exported: tables(exported, false) };
}

/**
 * Tables with rows of members that their module forgets when an account is deleted, or when it is exported: each table by itself, so that a new one in a
 * module that erases and exports others is seen. A table that is not exported stands in `notExported`, with the reason.
 */
export function memberBreaches(
  tables: readonly MemberTable[],
  owned: readonly { module: Pick<Module, 'name' | 'tables' | 'notExported'>; handled: Handled }[],
): Breach[] {
  const of = new Map(owned.flatMap((one) => one.module.tables.map((table) => [table as string, one] as const)));
  const breaches = tables.flatMap(({ name, cascades }) => {
    const { module, handled } = of.get(name) ?? {};
    const isLeftOut = Object.hasOwn(module?.notExported ?? {}, name);
    return [
      ...(cascades || handled?.erased.has(name) ? [] : ['is-not-erased']),
      ...(isLeftOut || handled?.exported.has(name) ? [] : ['is-not-exported']),
      ...(isLeftOut && handled?.exported.has(name) ? ['is-exported-though-left-out'] : []),
    ].map((rule) => ({ rule, from: name, to: '' }));
  });
  const known = new Set(tables.map(({ name }) => name));
  const idle = owned.flatMap(({ module: { name, notExported = {} } }) =>
    Object.keys(notExported)
      .filter((table) => !known.has(table) || of.get(table)?.module.name !== name)
      .map((table) => ({ rule: 'leaves-out-what-is-not-its-own', from: name, to: table })),
  );
  return [...breaches, ...idle];
}
