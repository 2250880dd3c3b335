import { CHUNK_RETRIES, CHUNK_RETRY_DELAY_MS } from '#shared/limits.ts';

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Fetches a part of the program that may come late: again up to five times, a second apart (specification, section 7). Nobody waits for it: who opens the
 * card meanwhile opens it without. @param fetch gives null where it did not come
 * @throws where it never came, so that it is reported; @returns null where it is needed no longer
 */
export async function fetchAgain<T>(
  fetch: () => Promise<T | null>,
  isOver: () => boolean,
  wait: (ms: number) => Promise<void> = later,
): Promise<T | null> {
  for (let retries = 0; !isOver(); retries++) {
    const there = await fetch();
    if (there !== null) return there;
    if (retries === CHUNK_RETRIES) throw new Error(`Loading chunk opening failed after ${CHUNK_RETRIES} retries`);
    await wait(CHUNK_RETRY_DELAY_MS);
  }
  return null;
}
