import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Breach } from './sources.ts';

/** A folder that has more is split by noun. */
const FILES_MAX = 30;
/** Folders of data, where one more file is one more of a kind. */
const OF_DATA = [/^db\/migrations$/, /^docs\/decisions$/, /^tests\/corpus\//, /(?:^|\/)__snapshots__(?:\/|$)/];
/** Folders that are larger, until they are split. */
const TO_BE_SPLIT: readonly string[] = ['app/client', 'app/features/dates/people'];
/** Folders that are installed or written by commands. */
const NOT_OURS = ['node_modules', 'dist', 'out', 'look', 'coverage'];

/** Every folder of a project that holds files, and how many. */
export async function readFolders(base: string, folder = ''): Promise<Map<string, number>> {
  const entries = await readdir(path.join(base, folder), { withFileTypes: true });
  const folders = new Map([[folder, entries.filter((entry) => entry.isFile()).length]]);
  const within = entries.filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.includes(entry.name),
  );
  const found = await Promise.all(within.map(({ name }) => readFolders(base, path.posix.join(folder, name))));
  for (const one of found) for (const [name, count] of one) folders.set(name, count);
  return folders;
}

/** Folders that have too many files. */
export function folderBreaches(folders: ReadonlyMap<string, number>): Breach[] {
  return [...folders]
    .filter(([folder, count]) => count > FILES_MAX && !OF_DATA.some((data) => data.test(folder)))
    .filter(([folder]) => !TO_BE_SPLIT.includes(folder))
    .map(([folder, count]) => ({ rule: 'more-than-thirty-files', from: folder, to: String(count) }));
}
