import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '#server/settings/start-error.ts';
import { secureCluster, SUPERUSER } from './access.ts';
import { CLUSTER_CONNECTIONS } from './budget.ts';
import { type ClusterPaths, socketFolder } from './cluster-paths.ts';
import { commandAs, type Privilege } from './unprivileged.ts';

/** What runs a cluster: where it lies, the folder of the programs, and the user that they run as. */
export type Setup = {
  place: ClusterPaths;
  programs: string;
  privilege: Privilege;
  /** Off only for tests, whose data may be lost. */ fsync: boolean;
};

/** The main process of a cluster. `lastOutput` is why it ended, where it was started by this process and said so. */
export type Postmaster = { pid: number; lastOutput(): string };

/** A number that no process has: Linux and macOS stop far below it. */
const NO_PROCESS = 2_147_483_646;

const pidFile = (place: ClusterPaths) => path.join(place.data, 'postmaster.pid');

/** Whether the main process of a cluster runs under a number: not another program's that got the number since, and not one that has ended. */
export function isPostmaster(pid: number, place: ClusterPaths): boolean {
  const args = commandLine(pid);
  return args.includes('postgres') && args.includes(place.data);
}

/** The command line of a process; empty where it has ended. */
export function commandLine(pid: number): string {
  if (existsSync('/proc/self/cmdline')) return readIfExists(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The number in the file of the main process, whether it runs or not; 0 where there is none. */
export function postmasterPid(place: ClusterPaths): number {
  return Number(readIfExists(pidFile(place)).split('\n')[0]);
}

/**
 * The main process that runs over this folder and takes connections; null where none runs. Waits for one that starts or stops.
 * @throws AbortError where the waiting is ended.
 */
export async function findPostmaster(place: ClusterPaths, signal?: AbortSignal): Promise<Postmaster | null> {
  for (;;) {
    const lines = readIfExists(pidFile(place)).split('\n');
    const pid = Number(lines[0]);
    if (!pid || !isPostmaster(pid, place)) return null;
    if (lines[7]?.trim() === 'ready') return { pid, lastOutput: () => '' };
    // After a kill it may read its journal for minutes.
    await pause(25, undefined, signal ? { signal } : {});
  }
}

/** How a cluster is made. It is `trust` for as long as it does not run. */
export function initdbArgs(data: string): string[] {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', ...locale, '--no-sync', '--no-instructions'];
}

/**
 * Makes a cluster that lets nobody in without a password. Where one stands already nothing happens.
 * @throws StartError with the end of what Postgres said.
 */
export function makeCluster({ place, programs, privilege }: Setup): void {
  if (existsSync(path.join(place.data, 'PG_VERSION'))) return;
  const half = `${place.data}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (privilege.kind === 'nobody') chownSync(half, privilege.uid, privilege.gid);
  const { command, args, ids } = commandAs(privilege, path.join(programs, 'initdb'), initdbArgs(half));
  const made = spawnSync(command, args, { ...ids, encoding: 'utf8' });
  if (made.status !== 0)
    throw new StartError(
      `The database could not be created: ${(made.stderr || String(made.error)).trim().slice(-800)}`,
    );
  secureCluster(place, programs, privilege, half);
  // The rename is what makes it a cluster: one that was half made is never taken for a whole one.
  rmSync(place.data, { recursive: true, force: true });
  renameSync(half, place.data);
}

/** What passes by itself: the last one's children, orphaned by a kill, still hold its memory. A disk that is full takes longer. */
const PASSES = /^(?!.*No space left).*(shared memory|lock file)/;

/**
 * Starts Postgres, and tries again for a while where something stands in the way that passes.
 * @throws StartError with the end of what Postgres said, also where the start is ended.
 */
export async function launch(setup: Setup, signal?: AbortSignal): Promise<Postmaster> {
  for (let tries = 0; ; tries++) {
    disownPidFile(setup.place);
    try {
      return await launchOnce(setup, signal);
    } catch (error) {
      if (tries >= 40 || signal?.aborted || !PASSES.test((error as Error).message)) throw error;
      await pause(250);
    }
  }
}

/**
 * Postgres does not start while the process named in its file runs, whatever process got the number since. The file is not removed: it also says which
 * shared memory to look at for processes that a killed Postgres left.
 */
function disownPidFile(place: ClusterPaths): void {
  const lines = readIfExists(pidFile(place)).split('\n');
  const pid = Number(lines[0]);
  if (pid && isAlive(pid) && !isPostmaster(pid, place))
    writeFileSync(pidFile(place), [String(NO_PROCESS), ...lines.slice(1)].join('\n'), { flag: 'r+' });
}

async function launchOnce({ place, programs, privilege, fsync }: Setup, signal?: AbortSignal): Promise<Postmaster> {
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    `max_connections=${CLUSTER_CONNECTIONS}`,
    'shared_buffers=128MB',
    // What is read lies in memory or on a disk without arms: a page out of order costs hardly more than the next one.
    'random_page_cost=1.1',
    'timezone=UTC',
    // Why it ended, where it does; statements that failed are reported by whoever made them.
    'log_min_messages=log',
    'log_checkpoints=off',
  ];
  if (!fsync) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const socket = socketFolder(place, privilege);
  const { command, args, ids } = commandAs(privilege, path.join(programs, 'postgres'), [
    '-D',
    place.data,
    '-k',
    socket,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  // Detached: Ctrl-C reaches this process alone, which then stops the cluster in order.
  const child = spawn(command, args, { ...ids, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const said = { text: '' };
  child.stderr.on('data', (chunk: Buffer) => {
    said.text = (said.text + chunk.toString()).slice(-4000);
  });
  const pid = child.pid ?? 0;
  const end = () => child.kill('SIGINT');
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    // Not at its exit: what it said last may not have been read by then, and whether another try helps stands in it.
    child.on('close', () => reject(new StartError(`The database could not be started: ${lastLine(said.text)}`)));
    becomesReady(place, child).then((isReady) => isReady && resolve(), reject);
  }).finally(() => signal?.removeEventListener('abort', end));
  child.removeAllListeners('close');
  // What it says is read on, and keeps no process alive.
  child.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return { pid, lastOutput: () => (hasEndedItself(said.text) ? lastLine(said.text) : '') };
}

/** Whether it ended of its own accord, and so says why. Of one that is killed only its children say something: that they miss it. */
function hasEndedItself(said: string): boolean {
  const last = said.trim().split('\n').at(-1) ?? '';
  return /(FATAL|PANIC):|is shut down/.test(last) && !last.includes('unexpected postmaster exit');
}

/** Why Postgres ended: the last line that says so, else the last one. */
function lastLine(said: string): string {
  const lines = said.trim().split('\n');
  const why = lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? '';
  return why.replace(/^.*?(LOG|FATAL|PANIC|ERROR):\s*/, '');
}

/**
 * Its file says when it is ready, once the file is its own and not one left by a kill.
 * @returns whether it is; false when it has ended. After a kill it may read its journal for minutes, which is no failure.
 */
async function becomesReady(place: ClusterPaths, child: ChildProcess): Promise<boolean> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const lines = readIfExists(pidFile(place)).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await pause(20);
  }
  return false;
}

/**
 * Hurries a main process that was told to stop by somebody else, a script of the machine for one. Told so with SIGTERM it refuses new connections and waits
 * for those that stand, which the processes of the product never close: it would wait for as long as they run.
 */
export function forceShutdown(pid: number, place: ClusterPaths): void {
  const lines = readIfExists(pidFile(place)).split('\n');
  if (Number(lines[0]) === pid && lines[7]?.trim() === 'stopping') signalIfThere(pid, 'SIGINT');
}

/** Sends a signal to a process that may have ended a moment ago. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Stops a cluster's main process in order (open transactions are rolled back), and waits until it has ended. */
export async function stopPostmaster(pid: number, place: ClusterPaths): Promise<void> {
  if (isPostmaster(pid, place)) signalIfThere(pid, 'SIGINT');
  while (isPostmaster(pid, place)) await pause(10);
  const socket = readIfExists(path.join(place.control, 'socket-folder'));
  if (socket !== '') {
    rmSync(socket, { recursive: true, force: true });
    rmSync(path.join(place.control, 'socket-folder'), { force: true });
  }
}

export function readIfExists(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // A process that ends while it is read says ESRCH.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}
