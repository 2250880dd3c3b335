import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '..', '.data', 'test', 'product');

/** Where the products that a test file starts write their log. `shared` is the product that journeys share. */
export function logOf(testFile: string): string {
  return path.join(FOLDER, `${path.basename(testFile).replace(/\.test\.tsx?$/, '')}.log`);
}

/** The same file, emptied. */
export function emptyLog(testFile: string): string {
  const log = logOf(testFile);
  mkdirSync(FOLDER, { recursive: true });
  rmSync(log, { force: true });
  return log;
}
