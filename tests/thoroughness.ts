import { hash } from '#cards/render/random.ts';

/** Whether to run every case, as `npm run test:all` does, or a sample, as `npm test` does. */
export const RUNS_EVERYTHING = process.env['TEST_ALL'] === '1';

/**
 * The rows to run: all of them under `npm run test:all`, else one in `oneIn`. They are chosen by the hash of their key, so that
 * the sample stays the same until a row changes.
 */
export function sample<T>(rows: readonly T[], oneIn: number, keyOf: (row: T) => string): T[] {
  return RUNS_EVERYTHING ? [...rows] : rows.filter((row) => isChosen(keyOf(row), oneIn));
}

/** Whether a row is in the sample of one in `oneIn`, by the hash of its key. */
export function isChosen(key: string, oneIn: number): boolean {
  return hash(key) % oneIn === 0;
}
