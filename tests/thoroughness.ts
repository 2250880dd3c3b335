import { hash } from '#cards/render/random.ts';

/** Whether everything is tried, as `npm run test:all` does, or a sample of it, as `npm test` does. */
export const IS_WHOLE = process.env['TEST_ALL'] === '1';

/**
 * The rows that are tried now: all of them under `npm run test:all`, else one in so many, chosen by the hash of what they are, so that
 * the sample is the same until a row changes.
 */
export function tried<T>(rows: readonly T[], oneIn: number, keyOf: (row: T) => string): T[] {
  return IS_WHOLE ? [...rows] : rows.filter((row) => isChosen(keyOf(row), oneIn));
}

/** Whether a row is among one in so many, by the hash of what it is. */
export function isChosen(key: string, oneIn: number): boolean {
  return hash(key) % oneIn === 0;
}
