import { parentPort } from 'node:worker_threads';
import { localStudio, type Studio } from './studio.ts';

/** What is asked of a thread, and what it answers. */
export type Ask = { id: number; name: keyof Studio; args: unknown[] };
export type Told = { id: number; value?: unknown; error?: string };

const studio = localStudio();
parentPort?.on('message', ({ id, name, args }: Ask) => {
  const act = studio[name] as (...given: unknown[]) => Promise<unknown>;
  act(...args).then(
    (value) => parentPort?.postMessage({ id, value } satisfies Told),
    (error: unknown) => parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Told),
  );
});
