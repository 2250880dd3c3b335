import { loadTemporal } from '#app/client/release/load-temporal.ts';
import { readPeople, type ReadReply, type ReadRequest } from './read-people.ts';

/** Progress is told so often, in milliseconds. */
const EVERY_MS = 100;

/** Reads people beside the page, so that it stays at hand while ten thousand of them are read. */
addEventListener('message', ({ data: { id, ...asked } }: MessageEvent<{ id: number } & ReadRequest>) => {
  const reply = (message: ReadReply) => postMessage({ id, ...message });
  let told = 0;
  const onProgress = (share: number) => {
    if (performance.now() - told < EVERY_MS) return;
    told = performance.now();
    reply({ share });
  };
  loadTemporal().then(
    () => {
      try {
        reply({ result: readPeople(asked, onProgress) });
      } catch (error) {
        reply({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      }
    },
    () => reply({ fault: 'Temporal could not be loaded.' }),
  );
});
