import { setTimeout as pause } from 'node:timers/promises';
import { type Lock } from './lock.ts';
import { findPostmaster, forceShutdown, isPostmaster, launch, type Postmaster, type Setup } from './postmaster.ts';

/** Is told what happens to the cluster, in words for whoever runs the site. */
export type OnClusterEvent = (sentence: string, isWell: boolean) => void;

/** A process's place at a cluster: whether it keeps it, and the main process that runs there as far as it knows. */
export type ClusterAttachment = { keeper: Lock | null; postmaster: Postmaster };

/** Milliseconds between two looks at the main process. */
const LOOK_EVERY = 1000;
/** Milliseconds before another start: none before the first, then doubled each time. */
const PAUSES = { second: 500, longest: 30_000 };
/** Milliseconds that it has to run until a new end is taken for another trouble, and the pauses begin anew. */
const SETTLED = 60_000;

/**
 * Watches over a cluster for as long as a process uses it. The keeper starts Postgres again when it has ended, whatever ended it, with growing pauses: a disk
 * that is full has room again some time. One that was told to stop while the product uses it is not waited for. Any other process becomes the keeper as soon as there is none.
 * @param tryKeep takes the keeper's lock where it is free.
 */
export function watchCluster(
  setup: Setup,
  seat: ClusterAttachment,
  { tryKeep, report }: { tryKeep: () => Lock | null; report: OnClusterEvent },
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const rest = (ms: number) => pause(ms, undefined, { ref: false, signal }).catch(() => undefined);
  const restarts: { count: number; last: number; failure: string | null } = { count: 0, last: 0, failure: null };

  async function look(): Promise<void> {
    if (seat.keeper === null) {
      seat.keeper = tryKeep();
      if (seat.keeper !== null) report('This process now supervises the database', true);
    }
    if (isPostmaster(seat.postmaster.pid, setup.place)) {
      if (seat.keeper !== null) forceShutdown(seat.postmaster.pid, setup.place);
      return;
    }
    const running = await findPostmaster(setup.place, signal);
    if (running !== null) seat.postmaster = running;
    else if (seat.keeper !== null) await restart();
  }

  async function restart(): Promise<void> {
    if (Date.now() - restarts.last > SETTLED) restarts.count = 0;
    const wait = pauseBefore(restarts.count++);
    report(`${restarts.failure ?? endOf(seat.postmaster)}. ${whenAfter(wait)}`, false);
    await rest(wait);
    if (signal.aborted) return;
    restarts.failure = null;
    try {
      seat.postmaster = await launch(setup, signal);
      report('The database is running again', true);
    } catch (error) {
      restarts.failure = (error as Error).message;
    } finally {
      restarts.last = Date.now();
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      try {
        await look();
      } catch (error) {
        // Such as a lock's file that cannot be opened on a full disk. It is looked at again.
        if (!signal.aborted) report(`The database cannot be checked at the moment: ${String(error)}`, false);
      }
      await rest(LOOK_EVERY);
    }
  }

  const watched = watch();
  return {
    stop() {
      ending.abort();
      return watched;
    },
  };
}

function endOf(postmaster: Postmaster): string {
  const words = postmaster.lastOutput();
  return words === '' ? 'The database has stopped' : `The database has stopped: ${words}`;
}

function whenAfter(wait: number): string {
  return wait === 0 ? 'Starting it again' : `Starting it again in ${(wait / 1000).toFixed(1)} s`;
}

/** Not all of them to the millisecond: many machines may have been cut off by the same thing. */
function pauseBefore(count: number): number {
  if (count === 0) return 0;
  return Math.min(PAUSES.second * 2 ** (count - 1), PAUSES.longest) * (0.75 + Math.random() / 2);
}
