import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canReach, type Privilege } from './unprivileged.ts';

/** Where a cluster and what belongs to it lie. */
export type ClusterPaths = {
  /** The cluster itself; its owner is the user that Postgres runs as. */
  data: string;
  /** Ours alone: locks, passwords, and where the socket lies. */
  control: string;
};

/** Where clusters lie that would be out of reach of the unprivileged user elsewhere. Only root writes here. */
export const SYSTEM_FOLDER = '/var/lib/cardamom';

/**
 * Where the cluster over a data folder lies: in it, or in `/var/lib/cardamom` where Postgres has to run as a user that cannot reach it. A cluster that is
 * in one of the two stays there.
 */
export function clusterPathsFor(dataDir: string, privilege: Privilege): ClusterPaths {
  const wanted = path.resolve(dataDir);
  makePrivate(path.dirname(wanted));
  const data = isInReach(wanted, privilege) ? wanted : systemPlace(wanted);
  const control = `${data}.control`;
  makePrivate(control);
  chmodSync(control, 0o700);
  if (privilege.kind === 'nobody') changeOwner(data, privilege);
  return { data, control };
}

function isInReach(wanted: string, privilege: Privilege): boolean {
  if (privilege.kind !== 'nobody') return true;
  if (existsSync(path.join(systemFolderOf(wanted), 'postgres', 'PG_VERSION'))) return false;
  return existsSync(path.join(wanted, 'PG_VERSION')) || canReach(privilege, path.dirname(wanted));
}

function systemFolderOf(wanted: string): string {
  return path.join(SYSTEM_FOLDER, createHash('sha256').update(wanted).digest('hex').slice(0, 12));
}

function systemPlace(wanted: string): string {
  const folder = systemFolderOf(wanted);
  // Passed through by the unprivileged user, and read by nobody but root.
  for (const each of [SYSTEM_FOLDER, folder]) {
    makePrivate(each);
    chmodSync(each, 0o711);
  }
  return path.join(folder, 'postgres');
}

function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

function changeOwner(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  makePrivate(folder);
  chownSync(folder, uid, gid);
}

/** Bytes that the path of a Unix socket may have, by the system. */
const SOCKET_BYTES = process.platform === 'linux' ? 107 : 103;

/**
 * The folder of the cluster's socket: the cluster's own, which nobody else can enter. Where its path is too long for a socket, or has a comma, which
 * Postgres reads as a list, it is a folder of a random name in the temporary folder. That one is remembered, and used again only if it is still
 * ours alone.
 */
export function socketFolder(place: ClusterPaths, privilege: Privilege): string {
  if (fitsSocket(place.data)) return place.data;
  const note = path.join(place.control, 'socket-folder');
  const known = existsSync(note) ? readFileSync(note, 'utf8') : '';
  const uid = privilege.kind === 'nobody' ? privilege.uid : (process.getuid?.() ?? 0);
  if (known !== '' && isOnlyFor(known, uid)) return known;
  const made = mkdtempSync(path.join(os.tmpdir(), 'cardamom-'));
  if (privilege.kind === 'nobody') chownSync(made, privilege.uid, privilege.gid);
  writeFileSync(note, made, { mode: 0o600 });
  return made;
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, '.s.PGSQL.5432')) <= SOCKET_BYTES && !/[,"]/.test(folder);
}

/** Whether a path is a folder, not a link to one, that belongs to a user and that no other user can enter. */
function isOnlyFor(folder: string, uid: number): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0;
}
