import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '..', '.data', 'test', 'product');

/** Where the product that a file of tests starts writes its log. */
export function logOf(testFile: string): string {
  return path.join(FOLDER, `${path.basename(testFile).replace(/\.test\.tsx?$/, '')}.log`);
}
