import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { changedFile, labelOf, ROOT } from './changed.ts';
import { DIFFERENCE_MAX, isUnchanged, thumbnail, comparePictures } from './picture-difference.ts';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Expects that an SVG document looks like the picture in a file, by its pixels and to a person; `vitest -u` updates the file. */
    toLookLike: (file: T extends string ? URL : never) => R extends void ? Promise<void> : R;
  }
}

expect.extend({
  async toLookLike(svg: string, url: URL) {
    const file = fileURLToPath(url);
    const label = labelOf(file);
    const seen = await thumbnail(svg);
    const [now, then] = (['seen', 'was'] as const).map((age) => changedFile(label, age, 'png')) as [string, string];
    const mayWrite = this.snapshotState.snapshotUpdateState;
    const known = existsSync(file) ? readFileSync(file) : null;
    const difference = known === null ? null : await comparePictures(known, seen);
    const isAsKept = difference !== null && isUnchanged(difference);
    if (!isAsKept && (mayWrite === 'all' || (mayWrite === 'new' && known === null))) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, seen);
    } else if (!isAsKept) {
      writeFileSync(now, seen);
      if (known !== null) writeFileSync(then, known);
      const test = path.relative(ROOT, this.testPath ?? '');
      const how = known === null ? 'has no picture to be compared with' : 'looks otherwise than it did';
      return {
        pass: false,
        message: () =>
          `${label} ${how}. Look at ${path.relative(ROOT, now)} and ${path.relative(ROOT, then)}. If it is meant: npx vitest run ${test} -u`,
        actual: difference,
        expected: DIFFERENCE_MAX,
      };
    }
    for (const shown of [now, then]) rmSync(shown, { force: true });
    return { pass: true, message: () => `${label} looks as it did` };
  },
});
