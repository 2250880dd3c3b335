import { retryChunk } from '#app/client/release/chunk-retry.ts';
import type * as OpeningPreviewModule from './opening-preview.tsx';

type OpeningModule = typeof OpeningPreviewModule;
let loadedOpening: OpeningModule | undefined;

/** Loads the open card and its opening. Called before the preview is shown too: a card that appears later pushes down whatever has the focus. */
export async function loadOpening(): Promise<OpeningModule> {
  return (loadedOpening = await retryChunk('opening-preview', () => import('./opening-preview.tsx')));
}

/** What `loadOpening` has loaded. Lazy components show their placeholder for a moment even once they are loaded. */
export function getLoadedOpening(): OpeningModule | undefined {
  return loadedOpening;
}
