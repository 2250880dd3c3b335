import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { failure } from '#server/kernel/failure.ts';
import type { DrawnCard, FaceName } from '#server/ports/artist.ts';
import { type Requester, currentRequester } from '#server/kernel/requester.ts';
import type { Studio } from '#server/ports/studio.ts';
import { letterFaces, PLAIN_FACES } from '../drawing/face-names.ts';
import type { StudioRequest, StudioReply } from './studio-process.ts';
import { createFairQueue } from '#server/kernel/fair-queue.ts';

type Job = {
  requester: Requester | null;
  name: keyof Studio;
  args: unknown[];
  /** Processes that ended while they drew it. */ losses: number;
  resolve(value: unknown): void;
  reject(error: Error): void;
};
type StudioWorker = {
  child: ChildProcess;
  isReady: boolean;
  job: Job | null;
  from: number;
  limit: NodeJS.Timeout | undefined;
  isTooLate: boolean;
};
export type StudioOptions = {
  /** Whether everything else goes before its processes: on a busy machine they get a tenth of what others get. */ isLast?: boolean;
  /** Milliseconds after which a drawing is given up. No card of the shop takes a second. */ limit?: number;
  /** Is told what was given up. */ onGivenUp?: (name: string) => void;
  /**
   * Whether there is one process more, for those who asked for little lately: less than so many milliseconds of drawing. Somebody who looks at one card never
   * waits until a page of another's long message is drawn. While all others draw what nobody waits for, it is for everybody. It is started when it is first
   * needed, and ended when it was not for a while.
   */
  quickBelow?: number | null;
};
/** It lies beside this file, in the build as in the sources. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? new URL('./studio-process.ts', import.meta.url)
  : new URL('./studio-process.js', import.meta.url);
const LIMIT = 30_000;
/** Two or three cards that somebody writes and sends. */
export const QUICK_COST_MAX = 3000;
/** How much less than whoever asks for most. */
const QUICK_SHARE = 4;
/** An ordinary card. */
const QUICK_COST_MIN = 500;
/** Milliseconds after which the process for those who ask for little is let go of. */
const QUICK_KEPT = 300_000;

/**
 * How much somebody may have used, to be drawn for apart from those who use much. What is little depends on what the others ask for: everybody's first
 * expensive drawing would otherwise count as little, and delay an ordinary card.
 * @param largest what whoever asks for most used, in milliseconds
 * @param most at most so many milliseconds are little
 */
export function littleUse(largest: number, most: number): number {
  return Math.min(most, Math.max(QUICK_COST_MIN, largest / QUICK_SHARE));
}

/**
 * A studio in processes of its own: drawing never holds up an answer, and the renderer, which is native code and may abort, takes only itself along.
 * A process draws one thing at a time, and whose turn is next is fair to those who ask (fair-queue.ts). One that dies is replaced, and what it was drawing is
 * tried once more: a death may have had nothing to do with it. What takes too long is not: its process is ended, and whoever asked is told.
 * @param size processes, started when they are first needed; each holds its own fonts and families (200 MB, and 600 after thousands of cards).
 */
export function studioInProcesses(
  size: number,
  { isLast = false, limit = LIMIT, onGivenUp = () => undefined, quickBelow = null }: StudioOptions = {},
): Studio & { close(): Promise<void> } {
  const turns = createFairQueue<Job>();
  const workers: (StudioWorker | undefined)[] = Array.from({ length: size }, () => undefined);
  let isClosed = false;
  /** The place after all others is for those who ask for little. */
  const quick = size;
  /** It did not even start: without it everybody waits for their turn, as they do where there is none. */
  let isQuickBroken = false;
  let quickEnds: NodeJS.Timeout | undefined;

  function startProcess(place: number): StudioWorker {
    const child = fork(PROGRAM, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    if (isLast && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    const hand: StudioWorker = { child, isReady: false, job: null, from: 0, limit: undefined, isTooLate: false };
    child.on('message', (told: StudioReply) => {
      if ('ready' in told) {
        hand.isReady = true;
        begin(hand);
        if (place === quick) takeTurns();
        return;
      }
      // Under `--watch` Node itself tells of the modules that the process loads.
      if (!('value' in told || 'error' in told)) return;
      const job = release(hand);
      if ('error' in told) job?.reject(new Error(told.error));
      else job?.resolve(told.value);
      takeTurns();
    });
    const lost = (reason: string) => {
      if (workers[place] === hand) workers[place] = undefined;
      if (place === quick && !hand.isReady) isQuickBroken = true;
      const job = release(hand);
      if (job !== null) afterLoss(job, hand, reason);
      takeTurns();
    };
    child.on('error', (error) => lost(error.message));
    child.on('exit', (code, signal) => lost(`The drawing process ended (${signal ?? code}).`));
    return hand;
  }

  /** Has a process draw what it was given. The time that it needs to start is nobody's. */
  function begin(hand: StudioWorker): void {
    const { child, job } = hand;
    if (job === null || !hand.isReady) return;
    hand.from = performance.now();
    hand.limit = setTimeout(() => {
      hand.isTooLate = true;
      child.kill('SIGKILL');
    }, limit);
    // Where it cannot be told, it is gone, which its exit says.
    child.send({ name: job.name, args: job.args } satisfies StudioRequest, () => undefined);
  }

  /** Takes from a process what it was drawing, and counts the time. */
  function release(hand: StudioWorker): Job | null {
    const { job } = hand;
    clearTimeout(hand.limit);
    hand.job = null;
    if (job !== null && hand.from > 0) turns.charge(job.requester, performance.now() - hand.from);
    hand.from = 0;
    return job;
  }

  function afterLoss(job: Job, { isTooLate }: StudioWorker, reason: string): void {
    if (isTooLate) {
      onGivenUp(job.name);
      job.reject(tooLong());
    } else if (job.losses > 0 || isClosed) job.reject(new Error(reason));
    else if (!turns.add(job.requester, { ...job, losses: 1 })) job.reject(queueFullFailure());
  }

  function takeTurns(): void {
    if (isClosed) return;
    for (let place = 0; place < size; place++) {
      if (workers[place]?.job) continue;
      const job = turns.next();
      if (job === undefined) return;
      const hand = (workers[place] ??= startProcess(place));
      hand.job = job;
      begin(hand);
    }
    const isBackground = workers.slice(0, size).every((hand) => hand?.job?.requester === null);
    if (quickBelow === null || isQuickBroken) return;
    startQuickDrawing(isBackground ? Number.MAX_VALUE : littleUse(turns.largestUse(), quickBelow));
  }

  /** All others are busy. What waits goes to whoever is free first: nobody waits for this one to start. */
  function startQuickDrawing(below: number): void {
    const hand = workers[quick];
    if (hand?.job || !turns.hasWaiting(below)) return;
    if (hand === undefined) {
      workers[quick] = startProcess(quick);
      return;
    }
    if (!hand.isReady) return;
    hand.job = turns.next(below) ?? null;
    begin(hand);
    clearTimeout(quickEnds);
    quickEnds = setTimeout(() => hand.job ?? hand.child.kill('SIGKILL'), QUICK_KEPT).unref();
  }

  function ask<T>(name: keyof Studio, args: unknown[]): Promise<T> {
    if (isClosed) return Promise.reject(new Error('The studio is closed.'));
    return new Promise((resolve, reject) => {
      const requester = currentRequester();
      const job: Job = { requester, name, args, losses: 0, resolve: (value) => resolve(value as T), reject };
      if (turns.add(requester, job)) takeTurns();
      else reject(queueFullFailure());
    });
  }

  const packFace: Studio['packFace'] = (...args) => ask('packFace', args);
  const about: Studio['about'] = (...args) => ask('about', args);
  return {
    /** Face by face, so that others who have a turn before the whole card is drawn need not wait for it. */
    async draw(document): Promise<DrawnCard> {
      const { verse, letter, colours } = await about(document);
      const names: FaceName[] = [...PLAIN_FACES, ...letterFaces(letter)];
      const faces = await Promise.all(names.map(async (face) => [face, await packFace(document, face)] as const));
      return { faces: Object.fromEntries(faces), colours, letter, verse };
    },
    drawFace: (...args) => ask('drawFace', args),
    packFace,
    about,
    verseFit: (...args) => ask('verseFit', args),
    verseLayout: (...args) => ask('verseLayout', args),
    unsupportedCharacters: (...args) => ask('unsupportedCharacters', args),
    paint: (...args) => ask('paint', args),
    rasterise: (...args) => ask('rasterise', args),
    write: (...args) => ask('write', args),
    address: (...args) => ask('address', args),
    flatten: (...args) => ask('flatten', args),
    print: (...args) => ask('print', args),
    subsetFont: (...args) => ask('subsetFont', args),
    async close() {
      isClosed = true;
      clearTimeout(quickEnds);
      for (const job of turns.clear()) job.reject(new Error('The studio is closed.'));
      await Promise.all(workers.filter((hand) => hand !== undefined).map(({ child }) => ended(child)));
    },
  };
}

function tooLong(): Error {
  return failure(
    'unavailable',
    'general',
    'drawing-timeout',
    'This card took too long to draw. Try again in a moment. If it happens again, shorten the message.',
  );
}

/** What waits is held in memory, also where whoever asked for it has gone. */
function queueFullFailure(): Error {
  return failure(
    'too-many',
    'general',
    'too-many',
    'You asked for many pictures at once, and they are being drawn. Try again in a minute.',
    60,
  );
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
