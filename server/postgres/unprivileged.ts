import { spawnSync } from 'node:child_process';

/**
 * How Postgres, which refuses to run as root, is started here:
 * `direct` where we are not root; `namespace` where root may make a user namespace (files stay root's own outside it);
 * `nobody` where it may not, so that data and binaries must lie where that user can reach them.
 */
export type Privilege = { kind: 'direct' } | { kind: 'namespace' } | { kind: 'nobody'; uid: number; gid: number };
const NOBODY = 65_534;

export function detectPrivilege(): Privilege {
  if (process.getuid?.() !== 0) return { kind: 'direct' };
  if (
    process.env.POSTGRES_PRIVILEGE !== 'nobody' &&
    spawnSync('unshare', ['--user', '--map-user=1', '--map-group=1', 'true']).status === 0
  )
    return { kind: 'namespace' };
  return { kind: 'nobody', uid: NOBODY, gid: NOBODY };
}

/** The command line, and the user, that run a program with that privilege. */
export function commandAs(
  privilege: Privilege,
  program: string,
  args: string[],
): { command: string; args: string[]; ids: { uid?: number; gid?: number } } {
  if (privilege.kind === 'namespace')
    return { command: 'unshare', args: ['--user', '--map-user=1', '--map-group=1', '--', program, ...args], ids: {} };
  return { command: program, args, ids: privilege.kind === 'nobody' ? { uid: privilege.uid, gid: privilege.gid } : {} };
}

/** Whether the unprivileged user can reach a folder: each folder above it must let others pass. */
export function canReach(privilege: Privilege, folder: string): boolean {
  if (privilege.kind !== 'nobody') return true;
  return (
    spawnSync('ls', ['-d', `${folder}/.`], { uid: privilege.uid, gid: privilege.gid, stdio: 'ignore' }).status === 0
  );
}
