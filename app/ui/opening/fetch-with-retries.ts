import { CHUNK_RETRIES, CHUNK_RETRY_DELAY_MS } from '#shared/limits.ts';

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Fetches a part of the program, with up to five retries a second apart (specification, section 7). It is optional: until it is there, a card
 * opens without animation.
 * @param fetch returns null when the part could not be fetched
 * @returns null once `isOver`: the part is no longer needed
 * @throws after the last retry, so that the failure is reported
 */
export async function fetchWithRetries<T>(
  fetch: () => Promise<T | null>,
  isOver: () => boolean,
  wait: (ms: number) => Promise<void> = delay,
): Promise<T | null> {
  for (let retries = 0; !isOver(); retries++) {
    const fetched = await fetch();
    if (fetched !== null) return fetched;
    if (retries === CHUNK_RETRIES) throw new Error(`Loading chunk opening failed after ${CHUNK_RETRIES} retries`);
    await wait(CHUNK_RETRY_DELAY_MS);
  }
  return null;
}
