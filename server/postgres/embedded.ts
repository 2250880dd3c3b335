import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresPrograms } from './binaries.ts';
import { CLUSTER_CONNECTIONS } from './budget.ts';
import { canReach, commandAs, type Privilege, privilegeHere } from './unprivileged.ts';

/** A running cluster. `owned` tells whether this process stops it. */
export type Cluster = { urlOf(database: string): string; pid: number; owned: boolean; stop(): Promise<void> };
export type ClusterOptions = { /** Off only for tests, whose data may be lost. */ fsync?: boolean };

/**
 * Starts the embedded Postgres over a data folder, or attaches to the one that runs there: started by another process that lives (it stays that
 * process's), or left behind by one that was killed (it becomes ours). Reached by a Unix socket only; no password, no port.
 * @throws when Postgres cannot be made or started, with the end of what it said.
 */
export async function startCluster(dataDir: string, options: ClusterOptions = {}): Promise<Cluster> {
  const privilege = privilegeHere();
  const place = placeFor(dataDir, privilege);
  const programs = postgresPrograms(privilege);
  const running = await runningIn(place);
  if (running !== null) return clusterOf(place, running, claim(place));
  if (!existsSync(path.join(place.data, 'PG_VERSION'))) makeCluster(place, programs, privilege);
  const pid = await launch(place, programs, privilege, options);
  return clusterOf(place, pid, claim(place));
}

type Place = { data: string; socket: string; owner: string };

function placeFor(dataDir: string, privilege: Privilege): Place {
  const wanted = path.resolve(dataDir);
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  mkdirSync(path.dirname(wanted), { recursive: true });
  const data = canReach(privilege, path.dirname(wanted)) ? wanted : path.join('/var/lib/cardamom', key, 'postgres');
  mkdirSync(path.dirname(data), { recursive: true });
  // A socket's path may have 107 characters at most, whatever the project's own path.
  const socket = path.join(os.tmpdir(), `cardamom-${key}`);
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  if (privilege.kind === 'nobody') {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    for (const folder of [socket, data]) chownSync(folder, privilege.uid, privilege.gid);
  }
  return { data, socket, owner: `${data}.owner` };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The pid of a cluster that runs over this folder and is ready; waits for one that starts or stops. */
async function runningIn(place: Place): Promise<number | null> {
  const file = path.join(place.data, 'postmaster.pid');
  // After a kill it may read its journal for minutes.
  for (let tries = 0; tries < 24_000 && existsSync(file); tries++) {
    const lines = readIfThere(file).split('\n');
    const pid = Number(lines[0]);
    if (!pid || !isAlive(pid) || !isPostgres(pid)) return null; // left by a crash: Postgres itself clears it
    if (lines[7]?.trim() === 'ready') return pid;
    await pause(25);
  }
  return null;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Whether a pid is a Postgres still, and not another program that took the number over. */
function isPostgres(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync('/proc/self') || readIfThere(commandLine).includes('postgres');
}

function makeCluster(place: Place, programs: string, privilege: Privilege): void {
  const half = `${place.data}.new`;
  rmSync(half, { recursive: true, force: true });
  if (privilege.kind === 'nobody') {
    mkdirSync(half, { mode: 0o700 });
    chownSync(half, privilege.uid, privilege.gid);
  }
  const args = [
    '-D',
    half,
    '-U',
    'cardamom',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  ];
  const { command, args: full, ids } = commandAs(privilege, path.join(programs, 'initdb'), args);
  const made = spawnSync(command, full, { ...ids, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`The database could not be created: ${made.stderr || made.error?.message}`);
  // The rename is what makes it a cluster: one that was half made is never taken for a whole one.
  rmSync(place.data, { recursive: true, force: true });
  renameSync(half, place.data);
}

/**
 * Starts Postgres, and tries again for a while where the last one's children, orphaned by a kill, still hold its memory.
 * @returns its pid.
 */
async function launch(place: Place, programs: string, privilege: Privilege, options: ClusterOptions): Promise<number> {
  for (let tries = 0; ; tries++) {
    try {
      return await launchOnce(place, programs, privilege, options);
    } catch (error) {
      if (tries >= 40 || !/shared memory|lock file/.test(String(error))) throw error;
      await pause(250);
    }
  }
}

async function launchOnce(
  place: Place,
  programs: string,
  privilege: Privilege,
  { fsync = true }: ClusterOptions,
): Promise<number> {
  const settings = [
    'listen_addresses=',
    `max_connections=${CLUSTER_CONNECTIONS}`,
    'shared_buffers=128MB',
    // What is read lies in memory or on a disk without arms: a page out of order costs hardly more than the next one.
    'random_page_cost=1.1',
    'timezone=UTC',
    'log_min_messages=warning',
  ];
  if (!fsync) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const args = ['-D', place.data, '-k', place.socket, ...settings.flatMap((setting) => ['-c', setting])];
  const { command, args: full, ids } = commandAs(privilege, path.join(programs, 'postgres'), args);
  // Detached: Ctrl-C reaches this process alone, which then stops the cluster in order.
  const child = spawn(command, full, { ...ids, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    child.on('error', reject);
    // Not at its exit: what it said last may not have been read by then, and whether another try helps stands in it.
    child.on('close', (code) =>
      reject(new Error(`The database stopped while starting (${code}): ${said.slice(-1200)}`)),
    );
    void becomesReady(place, child.pid ?? 0).then((isReady) => isReady && resolve());
  });
  child.removeAllListeners('close');
  child.stderr.destroy();
  child.unref();
  return child.pid ?? 0;
}

/**
 * At log level "warning" Postgres does not say that it is ready: its pid file does, once it is its own and not one left by a kill.
 * @returns whether it is; false when it has ended. After a kill it may read its journal for minutes, which is no failure.
 */
async function becomesReady(place: Place, pid: number): Promise<boolean> {
  const file = path.join(place.data, 'postmaster.pid');
  while (isAlive(pid)) {
    const lines = readIfThere(file).split('\n');
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return true;
    await pause(20);
  }
  return false;
}

/** Takes a cluster over unless another process that lives has it. */
function claim(place: Place): boolean {
  const owner = Number(readIfThere(place.owner));
  if (owner && owner !== process.pid && isAlive(owner)) return false;
  writeFileSync(place.owner, String(process.pid));
  return true;
}

function clusterOf(place: Place, pid: number, owned: boolean): Cluster {
  return {
    pid,
    owned,
    urlOf: (database) => `postgres:///${database}?host=${encodeURIComponent(place.socket)}&user=cardamom`,
    async stop() {
      if (!owned) return;
      if (isAlive(pid)) process.kill(pid, 'SIGINT'); // a fast shutdown: open transactions are rolled back
      while (isAlive(pid) && isPostgres(pid)) await pause(10);
      rmSync(place.owner, { force: true });
      rmSync(place.socket, { recursive: true, force: true });
    },
  };
}
