import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A table that a file names in a statement, and whether the statement changes it. */
export type Use = { file: string; module: string; table: string; writes: boolean };

const BUILDER_WRITES = /\.(?:insertInto|updateTable|deleteFrom)\(\s*['"`](\w+)/g;
const BUILDER_READS = /\.(?:selectFrom|innerJoin|leftJoin|using)\(\s*['"`](\w+)/g;
const TEXT_WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+(\w+)/gi;
const TEXT_READS = /\b(?:from|join)\s+(\w+)/gi;
/** SQL as text: tagged templates, and the text of named statements. */
const TEMPLATES = /`(?:[^`\\]|\\.)*`/gs;

/**
 * Every table that the modules' sources name in SQL, by its builder or as text. A table whose name is put together at run time is not seen.
 * @param base the project's folder
 * @param tables the names of all tables: other words after `from` and `update` are no tables
 */
export async function readTableUses(base: string, tables: ReadonlySet<string>): Promise<Use[]> {
  const root = path.join(base, 'server');
  const files = (await readdir(root, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /^[\w-]+\/.+\.ts$/.test(name) && !name.endsWith('.test.ts'));
  const uses: Use[] = [];
  for (const file of files) {
    const module = file.split('/')[0] ?? '';
    for (const { table, writes } of tableUsesIn(await readFile(path.join(root, file), 'utf8')))
      if (tables.has(table)) uses.push({ file: `server/${file}`, module, table, writes });
  }
  return uses;
}

/** What one source names. */
export function tableUsesIn(source: string): { table: string; writes: boolean }[] {
  const found = (pattern: RegExp, text: string, writes: boolean) =>
    [...text.matchAll(pattern)].map((match) => ({ table: (match[1] ?? '').toLowerCase(), writes }));
  const texts = [...source.matchAll(TEMPLATES)].map(([text]) => text);
  return [
    ...found(BUILDER_WRITES, source, true),
    ...found(BUILDER_READS, source, false),
    ...texts.flatMap((text) => [
      ...found(TEXT_WRITES, text, true),
      ...found(TEXT_READS, text.replace(/delete\s+from/gi, 'delete'), false),
    ]),
  ];
}
