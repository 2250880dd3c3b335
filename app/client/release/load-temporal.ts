import { retryChunk } from '#app/client/release/chunk-retry.ts';

/** Loads the Temporal polyfill in browsers that need it. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await retryChunk('temporal', () => import('temporal-polyfill/global'));
}
