import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isTest } from './sources.ts';

/** A table that a file names in a statement, and whether the statement changes it. */
export type TableUse = { file: string; module: string; table: string; writes: boolean };

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
const UNREADABLE = /\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)(?:<[^>()]*>)?\(\s*[^\s'"`[)]/g;
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
/** SQL as text: tagged templates, the text of named statements, and arguments of a client or of `sql.raw`. */
const TEMPLATES = /`(?:[^`\\]|\\.)*`/gs;
const STATEMENTS = /(?:\.(?:query|raw)(?:<[^>()]*>)?\(\s*|\btext:\s*)(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g;

/**
 * Every table that the server's sources name in SQL, by the query builder or as text. A computed name that the builder writes to is
 * the table `?`; a computed name that is only read is not found.
 * @param base the project's folder
 * @param tables the names of all tables: other words after `from` and `update` are not tables
 */
export async function readTableUses(base: string, tables: ReadonlySet<string>): Promise<TableUse[]> {
  const root = path.join(base, 'server');
  const files = (await readdir(root, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !isTest(name));
  const uses: TableUse[] = [];
  for (const file of files) {
    const module = file.split('/')[0] ?? '';
    for (const { table, writes } of tableUsesIn(await readFile(path.join(root, file), 'utf8')))
      if (tables.has(table) || table === '?') uses.push({ file: `server/${file}`, module, table, writes });
  }
  return uses;
}

/** The tables that one source names. */
export function tableUsesIn(source: string): { table: string; writes: boolean }[] {
  const used = (named: string | undefined, writes: boolean) =>
    [...(named ?? '').matchAll(/(?:^|['"`,])\s*(\w+)/g)].map(([, table = '']) => ({
      table: table.toLowerCase(),
      writes,
    }));
  const found = (pattern: RegExp, text: string, writes: boolean) =>
    [...text.matchAll(pattern)].flatMap(([, named]) => used(named, writes));
  const texts = [
    ...[...source.matchAll(TEMPLATES)].map(([text]) => text),
    ...[...source.matchAll(STATEMENTS)].map(([, single, double]) => single ?? double ?? ''),
  ];
  return [
    ...found(BUILDER_WRITES, source, true),
    ...found(PUT_IN, source, true),
    ...found(BUILDER_READS, source, false),
    ...[...source.matchAll(UNREADABLE)].map(() => ({ table: '?', writes: true })),
    ...texts.flatMap((text) => {
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
    }),
  ];
}
