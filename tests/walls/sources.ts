import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Import, importsOf, IS_SOURCE, pathOf } from './imports.ts';

/** A file of ours and what it imports. */
export type Source = {
  file: string;
  /** `path`: the file of ours that an import names; null for packages and hidden imports. */
  imports: (Import & { path: string | null })[];
};

/** An import through a wall: the rule that it breaks, the file that imports, and its request. */
export type Breach = { rule: string; from: string; to: string };

/** Folders that are not read: installed, built or written by commands (.gitignore). All others are read, so that a new folder cannot bypass the walls. */
const NOT_OURS = ['node_modules', 'dist', 'out', 'look', 'coverage'];
/** The route tree, which the build writes. */
const GENERATED = 'routeTree.gen.ts';
const ENDINGS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '/index.ts', '/index.tsx'];
const IS_TEST = /\.test\.[cm]?[jt]sx?$/;

export function isTest(file: string): boolean {
  return IS_TEST.test(file);
}

/**
 * Reads every source of a project with its imports.
 * @throws when a file cannot be parsed, because its imports are unknown then
 */
export async function readSources(base: string): Promise<Source[]> {
  const folders = (await readdir(base, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.includes(entry.name))
    .map((entry) => entry.name);
  const lists = await Promise.all(folders.map((folder) => filesIn(base, folder, true)));
  const files = [...lists.flat(), ...(await filesIn(base, '', false))];
  return sourcesOf(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(base, file), 'utf8')] as const)),
  );
}

/** The sources of a project with these files and texts. */
export function sourcesOf(texts: readonly (readonly [file: string, text: string])[]): Source[] {
  const known = new Set(texts.map(([file]) => file));
  return texts.map(([file, text]) => ({
    file,
    imports: importsOf(file, text).map((one) => {
      const own = one.kind === 'hidden' ? null : pathOf(file, one.request);
      return { ...one, path: own === null ? null : fileOf(own, known) };
    }),
  }));
}

/** The file that a path names: itself, or with the extension that it leaves out or names as compiled. Any other path is returned unchanged. */
function fileOf(named: string, known: ReadonlySet<string>): string {
  if (known.has(named)) return named;
  const bare = named.replace(/\.[cm]?jsx?$/, '');
  return ENDINGS.map((ending) => bare + ending).find((file) => known.has(file)) ?? named;
}

async function filesIn(base: string, folder: string, recursive: boolean): Promise<string[]> {
  return (await readdir(path.join(base, folder), { recursive }))
    .filter((name) => IS_SOURCE.test(name) && name !== GENERATED && !name.includes('node_modules'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}
