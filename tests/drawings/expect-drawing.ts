import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, Snapshots } from 'vitest';
import { toPng } from '#server/pictures/raster.ts';
import { drawingDigest, outline } from './outline.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** `changed`: what did not pass, to be looked at. `passed`: what passed last on this machine, to be shown beside it. */
const HERE = path.join(ROOT, '.data', 'test');
const WIDTH = 700;

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * An SVG document is drawn as the text in a file says; `vitest -u` writes the file anew. When it is not, the old and the
     * new picture are written to be looked at.
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
      keepPassed(label, svg, HERE);
      return result;
    }
    const test = path.relative(ROOT, this.testPath ?? '');
    const change = `${showChange(label, svg, before, HERE)} If it is meant: npx vitest run ${test} -u`;
    return { ...result, message: () => `${result.message()}\n${change}` };
  },
});

/** `cards-families-quiet` for `cards/families/__snapshots__/quiet.txt` */
function labelOf(file: string): string {
  const name = path.join(path.dirname(path.dirname(file)), path.basename(file, '.txt'));
  return path.relative(ROOT, name).replaceAll(path.sep, '-');
}

/** Files of drawings in a folder that nobody draws any more, out of all names that are drawn. */
export function leftOver(folder: URL, names: readonly string[]): string[] {
  const known = new Set(names.map((name) => `${name}.txt`));
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt') && !known.has(file)) : [];
}

/** Keeps a drawing that passed, so that it can be shown when a later one does not, and removes what was shown of an earlier change. */
export function keepPassed(label: string, svg: string, folder: string): void {
  for (const age of ['new', 'old'])
    for (const kind of ['svg', 'png']) rmSync(path.join(folder, 'changed', `${label}.${age}.${kind}`), { force: true });
  mkdirSync(path.join(folder, 'passed'), { recursive: true });
  const file = path.join(folder, 'passed', `${label}.svg.gz`);
  const bytes = gzipSync(svg, { level: 1 });
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
}

/** the drawing that the kept text is of, where this machine has drawn it before */
function oldDrawing(label: string, before: string, folder: string): string | null {
  const file = path.join(folder, 'passed', `${label}.svg.gz`);
  if (!existsSync(file)) return null;
  const svg = gunzipSync(readFileSync(file)).toString('utf8');
  return before.startsWith(`drawing ${drawingDigest(svg)}\n`) ? svg : null;
}

/** Writes the old and the new picture of a drawing that changed. @returns what the failure's message says of them. */
export function showChange(label: string, svg: string, before: string, folder: string): string {
  mkdirSync(path.join(folder, 'changed'), { recursive: true });
  const write = (age: string, drawing: string) => {
    const file = path.join(folder, 'changed', `${label}.${age}`);
    writeFileSync(`${file}.svg`, drawing);
    writeFileSync(`${file}.png`, toPng(drawing, WIDTH));
    return path.relative(ROOT, `${file}.png`);
  };
  const old = oldDrawing(label, before, folder);
  const was = old === null ? 'the old one was not drawn on this machine before' : `old: ${write('old', old)}`;
  return `Look at it. New: ${write('new', svg)}; ${was}.`;
}
