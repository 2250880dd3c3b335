import { type P, smooth } from '#artwork/engine.ts';
import { areaOf, isInside } from '#artwork/primitives/polygons.ts';
import { contours } from '#artwork/outlines/field.ts';
import type { Piece } from './pieces.ts';
import { VisibleParts } from './visible-parts.ts';

type Grid = { w: number; h: number; x0: number; y0: number; u: number };

/** distance in cells to the nearest cell whose mark is `to` */
function distances(mark: Uint8Array, { w, h }: Grid, to: 0 | 1): Float32Array {
  const D = new Float32Array(w * h);
  for (let i = 0; i < D.length; i++) D[i] = mark[i] === to ? 0 : 1e6;
  const relax = (i: number, k: number, by: number) => {
    if (D[k]! + by < D[i]!) D[i] = D[k]! + by;
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (x) relax(i, i - 1, 1);
      if (!y) continue;
      relax(i, i - w, 1);
      if (x) relax(i, i - w - 1, 1.414);
      if (x < w - 1) relax(i, i - w + 1, 1.414);
    }
  for (let y = h - 1; y >= 0; y--)
    for (let x = w - 1; x >= 0; x--) {
      const i = y * w + x;
      if (x < w - 1) relax(i, i + 1, 1);
      if (y === h - 1) continue;
      relax(i, i + w, 1);
      if (x < w - 1) relax(i, i + w + 1, 1.414);
      if (x) relax(i, i + w - 1, 1.414);
    }
  return D;
}

export type Rim = { d: string; loops: P[][] };

/**
 * Outlines drawn about a hero at some distances, each one path: what a backing, a cushion or echo quilting follows.
 * Narrow bays are closed over `soft` units, so that a rim can be cut and sewn.
 */
export function rims(ps: readonly Piece[], at: readonly number[], soft = 14): Rim[] {
  const u = 5;
  const pad = Math.max(...at) + soft + 16;
  const parts = new VisibleParts([...ps], u, pad);
  const grid: Grid = { w: parts.w, h: parts.h, x0: parts.x0, y0: parts.y0, u };
  const mask = Uint8Array.from(parts.a, (v) => (v >= 0 ? 1 : 0));
  for (const p of ps)
    if (p.line)
      for (const [x, y] of p.polys.flat()) {
        const [i, j] = [Math.floor((x - grid.x0) / u), Math.floor((y - grid.y0) / u)];
        if (i >= 0 && j >= 0 && i < grid.w && j < grid.h) mask[j * grid.w + i] = 1;
      }
  const away = distances(mask, grid, 1);
  return at.map((by) => {
    const wide = Uint8Array.from(away, (v) => (v * u < by + soft ? 1 : 0));
    const deep = distances(wide, grid, 0);
    const inside = (x: number, y: number) => {
      const [i, j] = [Math.round((x - grid.x0) / u - 0.5), Math.round((y - grid.y0) / u - 0.5)];
      return i < 0 || j < 0 || i >= grid.w || j >= grid.h ? 0 : deep[j * grid.w + i]! * u;
    };
    const box: [number, number, number, number] = [grid.x0 + u / 2, grid.y0 + u / 2, grid.x0 + (grid.w - 0.5) * u, grid.y0 + (grid.h - 0.5) * u];
    const loops = contours(inside, soft, box, u)
      .filter(({ p }) => p.length > 24)
      .map(({ p }) => eased(p));
    // holes are filled: what is sewn over has none
    const outer = loops.filter((q) => !loops.some((o) => o !== q && Math.abs(areaOf(o)) > Math.abs(areaOf(q)) && isInside(o, ...q[0]!)));
    return { d: outer.map((q) => smooth(q)).join(''), loops: outer };
  });
}

/** every fourth point of a closed walk, each the mean of those around it */
function eased(ps: P[]): P[] {
  const n = ps.length;
  const out: P[] = [];
  for (let i = 0; i < n; i += 4) {
    let [x, y] = [0, 0];
    for (let k = -3; k <= 3; k++) {
      const q = ps[(i + k + n) % n]!;
      x += q[0];
      y += q[1];
    }
    out.push([x / 7, y / 7]);
  }
  return out;
}
