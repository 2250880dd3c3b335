import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { Module } from '#server/kernel/module.ts';
import { type Breach, isTest } from './sources.ts';

/** A table that a file names in a statement, and whether the statement changes it. */
export type TableUse = { file: string; module: string; table: string; writes: boolean };
/** The table of a statement whose name is computed. */
const COMPUTED = '?';
/** Files that compute the name of a table. */
const MAY_COMPUTE: readonly string[] = [
  // The months of the tables that modules name in `monthlyTables`.
  'server/worker/partitions.ts',
];

/** The methods of the query builder whose first argument is a table or a list of tables. */
const FIRST = String.raw`(?:<[^>()]*>)?\(\s*(\[[^\]]*\]|['"\`]\w+)`;
const BUILDER_WRITES = new RegExp(
  String.raw`\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)${FIRST}`,
  'g',
);
const BUILDER_READS = new RegExp(
  String.raw`\.(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)${FIRST}`,
  'g',
);
/** A table in a template that does not say whether it is read or written. */
const PUT_IN = /\bsql\.(?:table|ref)(?:<[^>()]*>)?\(\s*['"`](\w+)['"`]/g;
/** A name that is computed: an identifier, or a template with an expression in it. Functions of `Array`, `Buffer` and others are called `from` and `using` too. */
const COMPUTED_WRITES =
  /\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)(?:<[^>()]*>)?\(\s*\[?\s*(?:[^\s'"`[)(]|`[^`]*\$\{)/g;
const COMPUTED_READS =
  /\.(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?)(?:<[^>()]*>)?\(\s*\[?\s*(?:[A-Za-z_$][\w$.]*\s*(?:[,)\]]|as\b)|`[^`]*\$\{)/g;
const COMPUTED_IN_TEXT =
  /\bsql\.table(?:<[^>()]*>)?\(\s*(?:[^\s'"`]|`[^`]*\$\{)|\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|lock\s+table)\s+\$\{(?!\s*sql\.(?:table|ref)\b)|\bupdate\s+\$\{(?!\s*sql\.(?:table|ref)\b)[^}]*\}(?:\s+\w+)?\s+set\b/gi;
/** A table's name as text, with or without schema and quotes. */
const NAME = String.raw`(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?`;
const TEXT_WRITES = new RegExp(
  String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|lock\s+table|copy)\s+${NAME}`,
  'gi',
);
const TEXT_READS = new RegExp(String.raw`\b(?:from|join|using|table)\s+${NAME}`, 'gi');
/** A list of tables: `from a, b as c`. */
const TEXT_LISTS =
  /\b(?:from|using)\s+("?[\w.]+"?(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*(?:only\s+)?"?[\w.]+"?(?:\s+(?:as\s+)?\w+)?)+)/gi;
/** A part of a statement that begins with a table: `sql`tickets t where …``. */
const FRAGMENT = /^\s*"?(\w+)"?\s+(?:(?:as\s+)?\w+\s+)?(?:where|join|left|inner|cross|right|full|on|,)\b/i;
/** SQL as text that is not a template: the text of named statements, and arguments of a client or of `sql.raw`. */
const STATEMENTS = /(?:\.(?:query|raw)(?:<[^>()]*>)?\(\s*|\btext:\s*)(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g;

/**
 * Every table that the server's sources name in SQL, by the query builder or as text. A computed name is the table `?`.
 * @param base the project's folder
 * @param tables the names of all tables: other words after `from` and `update` are not tables
 */
export async function readTableUses(base: string, tables: ReadonlySet<string>): Promise<TableUse[]> {
  const root = path.join(base, 'server');
  const files = (await readdir(root, { recursive: true }))
    .map((name) => `server/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !isTest(name));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(base, file), 'utf8')] as const),
  );
  return tableUsesOf(texts, tables);
}

/** The same of these files and texts. */
export function tableUsesOf(
  texts: readonly (readonly [file: string, text: string])[],
  tables: ReadonlySet<string>,
): TableUse[] {
  return texts.flatMap(([file, text]) =>
    tableUsesIn(text)
      .filter(({ table }) => tables.has(table) || table === COMPUTED)
      .map((use) => ({ file, module: file.split('/')[1] ?? '', ...use })),
  );
}

/**
 * Uses of tables that go through the wall: a table is written by its module alone, and read elsewhere where `reads` says so. What `reads` says is read; its
 * own tables do not stand there.
 */
export function tableBreaches(
  uses: readonly TableUse[],
  modules: readonly Pick<Module, 'name' | 'tables' | 'reads'>[],
): Breach[] {
  const owns = new Set(modules.flatMap(({ name, tables }) => tables.map((table) => `${name} ${table}`)));
  const declared = new Set(modules.flatMap(({ name, reads = [] }) => reads.map((table) => `${name} ${table}`)));
  const read = new Set<string>();
  const breaches = uses.flatMap(({ file, module, table, writes }): Breach[] => {
    if (table === COMPUTED)
      return MAY_COMPUTE.includes(file) ? [] : [{ rule: 'computed-table', from: file, to: table }];
    const use = `${module} ${table}`;
    if (owns.has(use)) return [];
    if (writes) return [{ rule: 'writes-the-table-of-another', from: file, to: table }];
    read.add(use);
    return declared.has(use) ? [] : [{ rule: 'reads-what-it-does-not-declare', from: file, to: table }];
  });
  const idle = [...declared].filter((use) => !read.has(use));
  return [...breaches, ...idle.map((use) => ({ rule: 'declares-what-it-does-not-read', from: use, to: '' }))];
}

/** The tables that one source names. */
export function tableUsesIn(source: string): { table: string; writes: boolean }[] {
  const computed = (pattern: RegExp, text: string, writes: boolean) =>
    [...text.matchAll(pattern)].map(() => ({ table: COMPUTED, writes }));
  const statements = [...source.matchAll(STATEMENTS)].map(([, single, double]) => single ?? double ?? '');
  const templates = templatesOf(source);
  return [
    ...found(BUILDER_WRITES, source, true),
    ...found(PUT_IN, source, true),
    ...found(BUILDER_READS, source, false),
    ...computed(COMPUTED_WRITES, source, true),
    ...computed(COMPUTED_READS, source, false),
    ...computed(COMPUTED_IN_TEXT, source, true),
    ...templates.flatMap((text) => found(FRAGMENT, text, false)),
    ...[...templates, ...statements].flatMap(tablesOfStatement),
  ];
}

/** The tables that a statement of SQL names. */
export function tablesOfStatement(text: string): { table: string; writes: boolean }[] {
  const reads = text.replace(/delete\s+from/gi, 'delete').replace(/(?:truncate|lock)\s+table/gi, '');
  return [
    ...found(TEXT_WRITES, text, true),
    ...found(TEXT_READS, reads, false),
    ...[...reads.matchAll(TEXT_LISTS)].flatMap(([, list = '']) =>
      list.split(',').map((one) => ({
        table: (/(?:only\s+)?(?:"?public"?\.)?"?(\w+)/i.exec(one.trim())?.[1] ?? '').toLowerCase(),
        writes: false,
      })),
    ),
  ];
}

/** The tables in the first group of each match. */
function found(pattern: RegExp, text: string, writes: boolean): { table: string; writes: boolean }[] {
  const matches = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text) ?? []];
  return matches.flatMap(([, named = '']) =>
    [...named.matchAll(/(?:^|['"`,])\s*(\w+)/g)].map(([, table = '']) => ({ table: table.toLowerCase(), writes })),
  );
}

/** The text of every template, also of one inside another. `${}` takes the place of its expressions. */
function templatesOf(source: string): string[] {
  if (!source.includes('`')) return [];
  const texts: string[] = [];
  new Visitor({
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.raw).join('${}')),
  }).visit(parseSync('a.ts', source).program);
  return texts;
}
