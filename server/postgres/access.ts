import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, constants, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/settings/start-error.ts';
import type { ClusterPaths } from './cluster-paths.ts';
import { commandAs, type Privilege } from './unprivileged.ts';

/**
 * The cluster's two roles. The first made the cluster and may do everything in it: it makes databases, and nothing else is done by it. The second is the
 * product's: it owns the product's database and can neither read files of the machine nor run programs on it.
 */
export const SUPERUSER = 'cardamom';
export const PRODUCT_ROLE = 'cardamom_product';
export type Role = typeof SUPERUSER | typeof PRODUCT_ROLE;
export type Passwords = Record<Role, string>;

/** Who may connect: whoever has a password, by the socket. Written as it stands here, so that any other shows. */
const HOST_RULES = `# Written by Cardamom. Passwords are in the folder of this cluster's name that ends in .control.\nlocal all all scram-sha-256\n`;

const passwordFile = (place: ClusterPaths) => path.join(place.control, 'passwords');
const hostRules = (data: string) => path.join(data, 'pg_hba.conf');

/** The passwords of a cluster that lets nobody in without one; null where it does, as clusters of earlier releases do, or where they are lost. */
export function passwordsOf(place: ClusterPaths): Passwords | null {
  if (!existsSync(passwordFile(place)) || !existsSync(hostRules(place.data))) return null;
  if (readFileSync(hostRules(place.data), 'utf8') !== HOST_RULES) return null;
  const found = new Map(
    readFileSync(passwordFile(place), 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map((parts) => [parts[3], parts[4]]),
  );
  const [superuser, product] = [found.get(SUPERUSER), found.get(PRODUCT_ROLE)];
  return superuser && product ? { [SUPERUSER]: superuser, [PRODUCT_ROLE]: product } : null;
}

/**
 * Gives both roles new passwords, and lets nobody in without. Done without a socket, on a cluster that does not run: there is no moment in which somebody
 * else could come in. When it is cut off, `passwordsOf` says null still, and it is done again.
 * @param data the folder of the cluster, where it is not at its place yet.
 */
export function secureCluster(place: ClusterPaths, programs: string, privilege: Privilege, data = place.data): void {
  const passwords: Passwords = {
    [SUPERUSER]: randomBytes(32).toString('hex'),
    [PRODUCT_ROLE]: randomBytes(32).toString('hex'),
  };
  runAlone(programs, privilege, data, [
    `alter role ${SUPERUSER} password '${passwords[SUPERUSER]}'`,
    `do $$ begin if to_regrole('${PRODUCT_ROLE}') is null then create role ${PRODUCT_ROLE}; end if; end $$`,
    `alter role ${PRODUCT_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${passwords[PRODUCT_ROLE]}'`,
  ]);
  // In the form that psql reads, named by PGPASSFILE.
  const lines = Object.entries(passwords).map(([role, password]) => `*:*:*:${role}:${password}\n`);
  writeWhole(passwordFile(place), lines.join(''));
  // Last: it is what says that all of this is done. The file is there already, and stays its owner's. It is in a folder of Postgres's user, who may
  // be another than ours: a link there is not followed.
  const file = openSync(hostRules(data), constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  writeFileSync(file, HOST_RULES);
  closeSync(file);
}

/** Statements to a Postgres that nobody connects to: it reads them from its standard input, and ends. */
function runAlone(programs: string, privilege: Privilege, data: string, statements: readonly string[]): void {
  const { command, args, ids } = commandAs(privilege, path.join(programs, 'postgres'), [
    '--single',
    '-j',
    '-D',
    data,
    '-c',
    'password_encryption=scram-sha-256',
    'postgres',
  ]);
  // A statement ends at a semicolon and an empty line.
  const input = statements.map((statement) => `${statement};\n\n`).join('');
  const { status, stderr, error } = spawnSync(command, args, { ...ids, input, encoding: 'utf8' });
  if (status !== 0 || /^.*(ERROR|FATAL|PANIC):/m.test(stderr))
    throw new StartError(
      `The database in ${data} could not be given passwords: ${(stderr || String(error)).trim().slice(-800)}`,
    );
}

/** Writes a file whole or not at all. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
