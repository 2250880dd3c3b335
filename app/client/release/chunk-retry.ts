import { CHUNK_RETRIES, CHUNK_RETRY_DELAY_MS } from '#shared/limits.ts';

/** A chunk that could not be loaded after all retries. */
export class ChunkError extends Error {
  constructor(name: string, cause: unknown) {
    super(`Loading chunk ${name} failed after ${CHUNK_RETRIES} retries`, { cause });
    this.name = 'ChunkError';
  }
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Loads a chunk: `retryChunk('toast', () => import('./toast.tsx'))`. A failure is tried again up to five times, one
 * second apart (specification, section 7).
 * @throws ChunkError after the last.
 */
export async function retryChunk<T>(
  name: string,
  load: () => Promise<T>,
  wait: (ms: number) => Promise<void> = later,
): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await load();
    } catch (error) {
      if (retries === CHUNK_RETRIES) throw new ChunkError(name, error);
      await wait(CHUNK_RETRY_DELAY_MS);
    }
  }
}
