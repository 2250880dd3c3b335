import { retryChunk } from '#app/client/chunk-retry.ts';

/** Brings Temporal to browsers that do not have it yet; the others load nothing. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await retryChunk('temporal', () => import('temporal-polyfill/global'));
}
