import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, Snapshots } from 'vitest';
import { savePassedDrawing, labelOf, ROOT, showChange } from './changed.ts';
import { outline } from './outline.ts';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * Expects that an SVG document is drawn as the text in a file describes; `vitest -u` updates the file. If it differs, the old and the
     * new picture are written for review.
     */
    toBeDrawnAs: (file: T extends string ? URL : never) => R extends void ? Promise<void> : R;
  }
}

expect.extend({
  async toBeDrawnAs(svg: string, url: URL) {
    const file = fileURLToPath(url);
    const label = labelOf(file);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const result = await Snapshots.toMatchFileSnapshot.call(this, outline(svg), file);
    if (result.pass) {
      savePassedDrawing(label, svg);
      return result;
    }
    const test = path.relative(ROOT, this.testPath ?? '');
    const change = `${showChange(label, svg, before)} If it is meant: npx vitest run ${test} -u`;
    return { ...result, message: () => `${result.message()}\n${change}` };
  },
});

/** Files in a folder that belong to none of the current drawings. */
export function findUnusedSnapshots(folder: URL, files: readonly string[]): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => !files.includes(file)) : [];
}
