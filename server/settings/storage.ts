import { statSync } from 'node:fs';
import path from 'node:path';
import { parseUrl, type Source } from './source.ts';

/** `DATABASE_URL`: it names a host, or the folder of a socket (`postgres:///cards?host=/run/postgresql`), or at least the database. */
export function parseDatabaseUrl(source: Source): string | null {
  const text = source.get('DATABASE_URL');
  if (text === undefined) return null;
  const url = parseUrl(text, ['postgres:', 'postgresql:']);
  if (url !== null && (url.hostname !== '' || url.searchParams.get('host') || url.pathname.length > 1)) return text;
  source.reject(
    'DATABASE_URL',
    'should be an address that begins with postgres:// or postgresql:// and names a database, such as postgres://cards@db.example/cards.',
  );
  return null;
}

/** `DATA_DIR`: a folder, which need not exist yet. */
export function parseDataDir(source: Source): string {
  const folder = path.resolve(source.get('DATA_DIR') ?? '.data');
  if (leadsToFile(folder)) source.reject('DATA_DIR', `should be a folder, but ${folder} is a file or is inside one.`);
  return folder;
}

/** Whether a path, or the nearest part of it that exists, is something other than a folder. */
function leadsToFile(place: string): boolean {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found !== undefined) return !found.isDirectory();
  const parent = path.dirname(place);
  return parent !== place && leadsToFile(parent);
}
