import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import type { Studio } from '#server/ports/studio.ts';
import type { Ask, Told } from './studio-process.ts';

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };
type Hand = { child: ChildProcess; waiting: Map<number, Waiting> };
const PROGRAM = new URL('./studio-process.ts', import.meta.url);

/** A process ended while it drew. */
class HandLost extends Error {}

/**
 * A studio in processes of its own: drawing never holds up an answer, and the renderer, which is native code and may abort, takes only itself along.
 * A process that dies is replaced, and what it was drawing is tried once more: a death may have had nothing to do with it.
 * @param size processes, started when they are first asked; each holds its own fonts and families (200 MB, and 600 after thousands of cards).
 * @param isLast whether everything else goes before them: on a busy machine they get a tenth of what others get.
 */
export function studioInProcesses(size: number, { isLast = false } = {}): Studio & { close(): Promise<void> } {
  let asked = 0;
  let isClosed = false;
  const hands: (Hand | undefined)[] = [];

  function hire(place: number): Hand {
    const waiting = new Map<number, Waiting>();
    const child = fork(PROGRAM, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    if (isLast && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    const hand = { child, waiting };
    child.on('message', ({ id, value, error }: Told) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) one?.resolve(value);
      else one?.reject(new Error(error));
    });
    const lost = (reason: string) => {
      if (hands[place] === hand) hands[place] = undefined;
      for (const one of waiting.values()) one.reject(new HandLost(reason));
      waiting.clear();
    };
    child.on('error', (error) => lost(error.message));
    child.on('exit', (code, signal) => lost(`The drawing process ended (${signal ?? code}).`));
    return hand;
  }

  async function ask<T>(name: keyof Studio, args: unknown[]): Promise<T> {
    try {
      return await askOnce<T>(name, args);
    } catch (error) {
      if (!(error instanceof HandLost) || isClosed) throw error;
      return askOnce<T>(name, args);
    }
  }

  function askOnce<T>(name: keyof Studio, args: unknown[]): Promise<T> {
    if (isClosed) return Promise.reject(new Error('The studio is closed.'));
    for (let place = 0; place < size; place++) hands[place] ??= hire(place);
    const hand = hands
      .filter((one) => one !== undefined)
      .reduce((least, one) => (one.waiting.size < least.waiting.size ? one : least));
    return new Promise((resolve, reject) => {
      const id = asked++;
      hand.waiting.set(id, { resolve: (value) => resolve(value as T), reject });
      hand.child.send({ id, name, args } satisfies Ask, (error) => {
        if (!error) return;
        hand.waiting.delete(id);
        // It is gone, though its exit has not been told yet: the next one asked is a new one.
        const place = hands.indexOf(hand);
        if (place >= 0) hands[place] = undefined;
        reject(new HandLost(error.message));
      });
    });
  }

  return {
    draw: (...args) => ask('draw', args),
    drawFace: (...args) => ask('drawFace', args),
    about: (...args) => ask('about', args),
    unsupportedCharacters: (...args) => ask('unsupportedCharacters', args),
    paint: (...args) => ask('paint', args),
    rasterise: (...args) => ask('rasterise', args),
    async close() {
      isClosed = true;
      await Promise.all(
        hands
          .filter((hand) => hand !== undefined)
          .map(
            ({ child }) =>
              new Promise<void>((resolve) => {
                child.once('exit', () => resolve());
                child.kill('SIGKILL');
              }),
          ),
      );
    },
  };
}
