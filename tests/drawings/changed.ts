import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { toPng } from '#server/pictures/drawing/raster.ts';
import { drawingDigest } from './outline.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** `changed`: drawings that failed, for review. `passed`: the last drawings that passed on this machine, for comparison. */
const HERE = path.join(ROOT, '.data', 'test');
const WIDTH = 700;

/** `artwork-quiet` for `artwork/__snapshots__/quiet.txt` */
export function labelOf(file: string): string {
  const name = path.join(path.dirname(path.dirname(file)), path.parse(file).name);
  return path.relative(ROOT, name).replaceAll(path.sep, '-');
}

/** The path for a picture of a change. Creates its folder. */
export function changedFile(label: string, age: string, kind: string, folder = HERE): string {
  mkdirSync(path.join(folder, 'changed'), { recursive: true });
  return path.join(folder, 'changed', `${label}.${age}.${kind}`);
}

/** Keeps a drawing that passed, to show it when a later one fails, and removes the pictures of earlier changes. */
export function savePassedDrawing(label: string, svg: string, folder = HERE): void {
  for (const age of ['new', 'old'])
    for (const kind of ['svg', 'png']) rmSync(changedFile(label, age, kind, folder), { force: true });
  mkdirSync(path.join(folder, 'passed'), { recursive: true });
  const file = path.join(folder, 'passed', `${label}.svg.gz`);
  const bytes = gzipSync(svg, { level: 1 });
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
}

/** the drawing of the stored text, if this machine has drawn it before */
function oldDrawing(label: string, before: string, folder: string): string | null {
  const file = path.join(folder, 'passed', `${label}.svg.gz`);
  if (!existsSync(file)) return null;
  const svg = gunzipSync(readFileSync(file)).toString('utf8');
  return before.startsWith(`drawing ${drawingDigest(svg)}\n`) ? svg : null;
}

/** Writes the old and the new picture of a drawing that changed. @returns the text for the failure's message */
export function showChange(label: string, svg: string, before: string, folder = HERE): string {
  const write = (age: string, drawing: string) => {
    writeFileSync(changedFile(label, age, 'svg', folder), drawing);
    const file = changedFile(label, age, 'png', folder);
    writeFileSync(file, toPng(drawing, WIDTH));
    return path.relative(ROOT, file);
  };
  const old = oldDrawing(label, before, folder);
  const was = old === null ? 'the old one was not drawn on this machine before' : `old: ${write('old', old)}`;
  return `Look at it. New: ${write('new', svg)}; ${was}.`;
}
