import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/settings/start-error.ts';
import { type Privilege, detectPrivilege } from './unprivileged.ts';

/** Others may do nothing with what a process makes. */
const PRIVATE_UMASK = 0o077;

/**
 * Makes the data folder where it is missing, and keeps what is in it, now and later, from the other users of the machine: it has members' photos, cards
 * and addresses. Called at the start of each process that writes there.
 * @returns a sentence for the log where others could read it until now, or where that cannot be changed; else null.
 * @throws StartError when the folder cannot be written, or belongs to another user, who could read all of it whatever its rights say. Root may use anybody's,
 * as it may read anybody's; Postgres refuses another user's folder in the same way.
 */
export function prepareDataFolder(settings: { dataDir: string; databaseUrl: string | null }): string | null {
  process.umask(PRIVATE_UMASK);
  const { dataDir } = settings;
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
    );
  }
  requireOwnFolder(dataDir);
  const privilege: Privilege = settings.databaseUrl === null ? detectPrivilege() : { kind: 'direct' };
  try {
    return restrictPermissions(dataDir, privilege)
      ? `other users of this machine could read ${dataDir}; now they cannot`
      : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    return `other users of this machine may be able to read ${dataDir}, and its rights cannot be changed: it belongs to another user`;
  }
}

/** Systems without users' numbers have no owners to compare. */
function requireOwnFolder(folder: string): void {
  const user = process.geteuid?.();
  const { uid: owner } = statSync(folder);
  if (user === undefined || user === 0 || owner === user) return;
  throw new StartError(
    `DATA_DIR ${folder} belongs to another user (${owner}; this process runs as ${user}), who could read everything in it. Start as that user, give the folder to this one (chown -R ${user} ${folder}), or set DATA_DIR to another folder.`,
  );
}

/** One folder after the other: Node's own way of it (`recursive`) never ends where a file system makes none, as `/proc` does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process that starts has made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** @returns whether others could enter the folder, or anything directly in it, until now. */
function restrictPermissions(folder: string, privilege: Privilege): boolean {
  const { mode, uid, gid } = statSync(folder);
  // Where Postgres runs as another user, that one's group passes through to its own folder, and sees nothing else.
  const wanted = privilege.kind === 'nobody' ? 0o710 : 0o700;
  if (privilege.kind === 'nobody' && gid !== privilege.gid) chownSync(folder, uid, privilege.gid);
  if ((mode & 0o777) !== wanted) chmodSync(folder, wanted);
  const open = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((entry) => ({ entry, found: lstatSync(entry, { throwIfNoEntry: false }) }))
    .flatMap(({ entry, found }) =>
      found && !found.isSymbolicLink() && (found.mode & 0o077) !== 0 ? [{ entry, mode: found.mode }] : [],
    );
  for (const { entry, mode: before } of open) chmodSync(entry, before & 0o700);
  return (mode & 0o077 & ~wanted) !== 0 || open.length > 0;
}
