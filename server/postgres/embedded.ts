import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '#server/settings/start-error.ts';
import { passwordsOf, PRODUCT_ROLE, type Role, secureCluster, SUPERUSER } from './access.ts';
import { postgresPrograms } from './binaries.ts';
import { type Lock, tryLock } from './lock.ts';
import { type ClusterPaths, clusterPathsFor, socketFolder } from './cluster-paths.ts';
import {
  commandLine,
  findPostmaster,
  launch,
  makeCluster,
  type Postmaster,
  postmasterPid,
  readIfExists,
  type Setup,
  stopPostmaster,
} from './postmaster.ts';
import { detectPrivilege } from './unprivileged.ts';
import { type OnClusterEvent, type ClusterAttachment, watchCluster } from './watch.ts';

/** A running cluster, as one of the processes sees that use it. */
export type Cluster = {
  /** The address of a database in it, for the product: whoever comes by it owns the database and nothing else. */
  urlOf(database: string): string;
  /** The same for who may do everything in the cluster: it makes databases. */
  adminUrlOf(database: string): string;
  /** The folder that it lies in. */
  folder: string;
  /** Its main process, now. */
  pid(): number;
  /** Whether this process is the one that starts it again and stops it. */
  isKeeper(): boolean;
  /** Leaves the cluster, and stops it where no other process uses it. */
  stop(): Promise<void>;
};
export type ClusterOptions = {
  /** Off only for tests, whose data may be lost. */
  fsync?: boolean;
  /** Is told when the cluster ends, is started again, or has another keeper. */
  report?: OnClusterEvent;
  /** Ends the waiting for a cluster that starts. */
  signal?: AbortSignal | undefined;
};

/**
 * Starts the embedded Postgres over a data folder, or comes to the one that runs there. Of the processes that use a cluster one at a time keeps it, and
 * starts it again when it ends; when that process goes another one keeps it. The last one to leave stops it. It is reached by a Unix socket only, with a
 * password.
 * @throws StartError when Postgres cannot be made or started, with the end of what it said.
 */
export async function startCluster(dataDir: string, options: ClusterOptions = {}): Promise<Cluster> {
  const { fsync = true } = options;
  const privilege = detectPrivilege();
  const place = clusterPathsFor(dataDir, privilege);
  const setup: Setup = { place, programs: postgresPrograms(privilege), privilege, fsync };
  // Made now: later the disk may be full.
  writeFileSync(lockFile(place, 'leaving'), '', { flag: 'a' });
  const membership = await lockOf(place, 'members', 'shared');
  try {
    return await join(setup, membership, options);
  } catch (error) {
    membership.release();
    throw error;
  }
}

async function join(
  setup: Setup,
  membership: Lock,
  { report = () => undefined, signal }: ClusterOptions,
): Promise<Cluster> {
  const { place } = setup;
  const seat = await enter(setup, signal);
  const passwords = passwordsOf(place);
  if (passwords === null) throw new StartError(`The passwords of the database in ${place.control} are gone.`);
  const tryKeep = () => tryLock(lockFile(place, 'keeper'), 'exclusive');
  const watch = watchCluster(setup, seat, { tryKeep, report });
  const socket = socketFolder(place, setup.privilege);
  const url = (role: Role, database: string) =>
    `postgres:///${database}?${new URLSearchParams({ host: socket, user: role, password: passwords[role] }).toString()}`;
  return {
    urlOf: (database) => url(PRODUCT_ROLE, database),
    adminUrlOf: (database) => url(SUPERUSER, database),
    folder: place.data,
    pid: () => seat.postmaster.pid,
    isKeeper: () => seat.keeper !== null,
    async stop() {
      await watch.stop();
      // Those who leave take turns: of two that leave at once, the second finds that it is the last.
      const turn = await lockOf(place, 'leaving', 'exclusive');
      membership.release();
      seat.keeper ??= tryKeep();
      const everyone = seat.keeper && tryLock(lockFile(place, 'members'), 'exclusive');
      // Not the one that this process knows: its keeper may have started another since.
      if (everyone) await stopPostmaster(postmasterPid(place), place);
      everyone?.release();
      seat.keeper?.release();
      turn.release();
    },
  };
}

const lockFile = (place: ClusterPaths, name: 'keeper' | 'members' | 'leaving') =>
  path.join(place.control, `${name}.lock`);

/** A lock that others hold for moments only. */
async function lockOf(place: ClusterPaths, name: 'members' | 'leaving', kind: 'exclusive' | 'shared'): Promise<Lock> {
  for (;;) {
    const lock = tryLock(lockFile(place, name), kind);
    if (lock !== null) return lock;
    await pause(25);
  }
}

/** Becomes the keeper of the cluster, which then runs, or finds it running in the care of another process. */
async function enter(setup: Setup, signal: AbortSignal | undefined): Promise<ClusterAttachment> {
  for (;;) {
    const keeper = tryLock(lockFile(setup.place, 'keeper'), 'exclusive');
    if (keeper !== null) {
      try {
        return { keeper, postmaster: await startOrFind(setup, signal) };
      } catch (error) {
        keeper.release();
        throw error;
      }
    }
    // Its keeper may be making it still: a cluster that nobody has secured is not found.
    const postmaster = passwordsOf(setup.place) && (await findPostmaster(setup.place, signal));
    if (postmaster) return { keeper: null, postmaster };
    await pause(25, undefined, signal ? { signal } : {});
  }
}

/** Only for the keeper: the cluster that a killed process left running, or one that is started, made and secured first where it was not. */
async function startOrFind(setup: Setup, signal: AbortSignal | undefined): Promise<Postmaster> {
  const { place, programs, privilege } = setup;
  const running = await findPostmaster(place, signal);
  if (running && passwordsOf(place)) return running;
  if (running) await stopEarlierRelease(running.pid, place);
  makeCluster(setup);
  if (passwordsOf(place) === null) secureCluster(place, programs, privilege);
  return launch(setup, signal);
}

/**
 * A cluster of an earlier release, which lets everybody in, cannot be used as it runs. It is stopped, unless that release runs: it named its process in
 * a file.
 */
async function stopEarlierRelease(pid: number, place: ClusterPaths): Promise<void> {
  const file = `${place.data}.owner`;
  const owner = Number(readIfExists(file));
  if (owner && commandLine(owner).includes('node') && !isYounger(owner, file))
    throw new StartError(
      `An earlier release of Cardamom (process ${owner}) runs over ${path.dirname(place.data)}. Stop it, then start this one again.`,
    );
  await stopPostmaster(pid, place);
  rmSync(file, { force: true });
}

/** Whether a process began after a file was written: the number in the file then meant another one. */
function isYounger(pid: number, file: string): boolean {
  const seconds = spawnSync('ps', ['-o', 'etimes=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
  return Boolean(seconds) && Date.now() - Number(seconds) * 1000 > statSync(file).mtimeMs + 2000;
}
