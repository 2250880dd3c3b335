import type { Composed } from './compose.ts';
import { parsePath } from './path-data.ts';

type Matrix = [number, number, number, number, number, number];
type Box = { x0: number; y0: number; x1: number; y1: number };

/** How large a headline stands on its front, in shares of the front's width: its letters' height, and how far it reaches from side to side. */
export type HeadlineSize = { height: number; width: number };

const SAME: Matrix = [1, 0, 0, 1, 0, 0];
const ELEMENT = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi;
/** Copies of a letter for its shadow or its outline lie so near to it, in card units. */
const COPY = 14;

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** what a transform attribute does to points */
function matrixOf(transform: string | undefined): Matrix {
  let all = SAME;
  for (const [, name, inner = ''] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = inner.split(/[\s,]+/).map(Number);
    if (name === 'translate') all = times(all, [1, 0, 0, 1, a, b ?? 0]);
    else if (name === 'scale') all = times(all, [a, 0, 0, b ?? a, 0, 0]);
    else if (name === 'matrix') all = times(all, [a, b ?? 0, c, d, e, f]);
    else if (name === 'rotate') {
      const turn = (a * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      all = times(times(all, [1, 0, 0, 1, b ?? 0, c]), times([cos, sin, -sin, cos, 0, 0], [1, 0, 0, 1, -(b ?? 0), -c]));
    }
  }
  return all;
}

const attribute = (attributes: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/** the box of each contour of a path, as it stands after its transforms */
function contoursOf(d: string, [a, b, c, e, f, g]: Matrix): Box[] {
  const boxes: Box[] = [];
  for (const { k, p } of parsePath(d)) {
    if (k === 'M') boxes.push({ x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity });
    const box = boxes.at(-1);
    if (!box) continue;
    for (const [px, py] of p) {
      const [x, y] = [a * px + c * py + f, b * px + e * py + g];
      box.x0 = Math.min(box.x0, x);
      box.y0 = Math.min(box.y0, y);
      box.x1 = Math.max(box.x1, x);
      box.y1 = Math.max(box.y1, y);
    }
  }
  return boxes;
}

/** every contour that the lettering of a front is made of */
function letteringOf({ layers, defs }: Composed): Box[] {
  const paths = new Map(
    Array.from(defs.matchAll(/<path id="([^"]+)" d="([^"]+)"/g), ([, id = '', d = '']): [string, string] => [id, d]),
  );
  const boxes: Box[] = [];
  for (const { role, svg } of layers) {
    if (role !== 'type') continue;
    const stack: Matrix[] = [SAME];
    for (const [, closes, name, attributes = '', isEmpty] of svg.matchAll(ELEMENT)) {
      if (closes) {
        stack.pop();
        continue;
      }
      let here = times(stack.at(-1) ?? SAME, matrixOf(attribute(attributes, 'transform')));
      if (name === 'path') boxes.push(...contoursOf(attribute(attributes, 'd') ?? '', here));
      if (name === 'use') {
        here = times(here, [
          1,
          0,
          0,
          1,
          Number(attribute(attributes, 'x') ?? 0),
          Number(attribute(attributes, 'y') ?? 0),
        ]);
        boxes.push(...contoursOf(paths.get((attribute(attributes, 'href') ?? '').slice(1)) ?? '', here));
      }
      if (!isEmpty) stack.push(here);
    }
  }
  return boxes;
}

const isIn = (inner: Box, outer: Box, by: number) =>
  inner.x0 >= outer.x0 - by && inner.x1 <= outer.x1 + by && inner.y0 >= outer.y0 - by && inner.y1 <= outer.y1 + by;

/** Contours that are letters: no counters, no copies, and no ornament as broad as the page. */
function lettersAmong(contours: readonly Box[], width: number): Box[] {
  const letters: Box[] = [];
  for (const box of contours.toSorted((a, b) => b.y1 - b.y0 - (a.y1 - a.y0))) {
    if (box.x1 - box.x0 > width * 0.4 || box.y1 <= box.y0) continue;
    if (!letters.some((letter) => isIn(box, letter, COPY))) letters.push(box);
  }
  return letters;
}

/**
 * Measures the headline of a composed front on its glyphs. The small lines stand in the same layers, so that the headline is
 * taken to be the tallest letters, as many as it has; null where it is not set in letters that can be told apart.
 */
export function headlineSize(cover: Composed, headline: string): HeadlineSize | null {
  const count = headline.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  const found = lettersAmong(letteringOf(cover), cover.width).slice(0, count);
  if (count === 0 || found.length < count * 0.7) return null;
  const middle = found[Math.floor(found.length / 2)]!;
  return {
    height: (middle.y1 - middle.y0) / cover.width,
    width: (Math.max(...found.map(({ x1 }) => x1)) - Math.min(...found.map(({ x0 }) => x0))) / cover.width,
  };
}
