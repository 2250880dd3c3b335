import { Worker } from 'node:worker_threads';
import type { Studio } from './studio.ts';
import type { Ask, Told } from './studio-thread.ts';

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

/**
 * A studio on threads of its own, so that drawing never holds up an answer. A thread that dies is replaced, and what it was drawing fails.
 * @param size threads; each holds its own fonts and families (some 150 MB).
 */
export function threadedStudio(size: number): Studio & { close(): Promise<void> } {
  let asked = 0;
  let isClosed = false;
  const threads: (Thread | undefined)[] = [];

  function hire(place: number): Thread {
    const waiting = new Map<number, Waiting>();
    const worker = new Worker(new URL('./studio-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, value, error }: Told) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
      if (error === undefined) one?.resolve(value);
      else one?.reject(new Error(error));
    });
    const lost = (error: Error) => {
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
      if (threads[place]?.worker === worker) threads[place] = undefined;
    };
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('The drawing thread ended.')));
    return { worker, waiting };
  }

  function ask<T>(name: keyof Studio, args: unknown[]): Promise<T> {
    if (isClosed) return Promise.reject(new Error('The studio is closed.'));
    for (let place = 0; place < size; place++) threads[place] ??= hire(place);
    const thread = threads.filter((one) => one !== undefined).reduce((least, one) => (one.waiting.size < least.waiting.size ? one : least));
    return new Promise((resolve, reject) => {
      const id = asked++;
      thread.worker.ref();
      thread.waiting.set(id, { resolve: (value) => resolve(value as T), reject });
      thread.worker.postMessage({ id, name, args } satisfies Ask);
    });
  }

  return {
    draw: (...args) => ask('draw', args),
    drawFace: (...args) => ask('drawFace', args),
    leaves: (...args) => ask('leaves', args),
    paint: (...args) => ask('paint', args),
    rasterise: (...args) => ask('rasterise', args),
    async close() {
      isClosed = true;
      await Promise.all(threads.filter((thread) => thread !== undefined).map((thread) => thread.worker.terminate()));
    },
  };
}
