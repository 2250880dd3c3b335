import type { P } from '#artwork/engine.ts';
import { flatten, type Hero } from '#artwork/heroes/hero.ts';

/** A hero counted on to a grid: which part each cell shows, and its open lines in cells. */
export type Counted = {
  w: number;
  h: number;
  /** the part uppermost in a cell, by its number in the hero; -1 is bare cloth */
  cells: Int16Array;
  lines: { part: number; points: P[] }[];
};

const S = 4;
const TELLING = /^(eye|pupil|nose|nostril|beak|mouth|shine|wick|star|button|note)/;

function sampled(hero: Hero, x0: number, y0: number, sx: number, sy: number, w: number, h: number): Int16Array {
  const a = new Int16Array(w * S * h * S).fill(-1);
  hero.parts.forEach((part, v) => {
    if (part.line) return;
    const polys = flatten(part.d, 14).map((ps) => ps.map(([x, y]): P => [(x - x0) * sx * S, (y - y0) * sy * S]));
    for (let j = 0; j < h * S; j++) {
      const y = j + 0.5;
      const xs: [number, number][] = [];
      for (const ps of polys)
        for (let i = 0; i < ps.length; i++) {
          const p = ps[i]!;
          const q = ps[(i + 1) % ps.length]!;
          if (p[1] <= y !== q[1] <= y)
            xs.push([p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]), p[1] < q[1] ? 1 : -1]);
        }
      xs.sort((p, q) => p[0] - q[0]);
      let wind = 0;
      for (let i = 0; i + 1 < xs.length; i++) {
        wind += xs[i]![1];
        if (!wind) continue;
        const to = Math.min(w * S - 1, Math.floor(xs[i + 1]![0] - 0.5));
        for (let x = Math.max(0, Math.ceil(xs[i]![0] - 0.5)); x <= to; x++) a[j * w * S + x] = v;
      }
    }
  });
  return a;
}

/** how much a part counts in a cell that it shares: a face or a flame wins over what surrounds it */
function weights(hero: Hero, fine: Int16Array): number[] {
  const size = hero.parts.map(() => 0);
  for (const v of fine) if (v >= 0) size[v]!++;
  return hero.parts.map((part, i) => (TELLING.test(part.k) ? 2.1 : size[i]! < 14 * S * S ? 1.5 : 1));
}

/**
 * A hero counted into at most `maxW` by `maxH` cells, each `aspect` times as wide as it is high: a cell takes the part
 * that fills most of it, small important parts before large ones.
 */
export function countHero(hero: Hero, maxW: number, maxH: number, aspect = 1): Counted {
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (const part of hero.parts)
    for (const ps of flatten(part.d, 30))
      for (const [x, y] of ps) {
        x0 = Math.min(x0, x);
        y0 = Math.min(y0, y);
        x1 = Math.max(x1, x);
        y1 = Math.max(y1, y);
      }
  const s = Math.min((maxW * aspect) / (x1 - x0), maxH / (y1 - y0));
  const [sx, sy] = [s / aspect, s];
  const w = Math.max(1, Math.ceil((x1 - x0) * sx));
  const h = Math.max(1, Math.ceil((y1 - y0) * sy));
  // a spare cell is shared by both sides, so that a symmetric hero stays symmetric
  const [ox, oy] = [x0 - (w / sx - (x1 - x0)) / 2, y0 - (h / sy - (y1 - y0)) / 2];
  const fine = sampled(hero, ox, oy, sx, sy, w, h);
  const weigh = weights(hero, fine);
  const cells = new Int16Array(w * h).fill(-1);
  const votes = new Map<number, number>();
  /** where each part is fullest, so that the parts of a face are not lost between four cells */
  const fullest = hero.parts.map(() => ({ votes: 0, at: -1 }));
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      votes.clear();
      let full = 0;
      for (let v = 0; v < S; v++)
        for (let u = 0; u < S; u++) {
          const k = fine[(j * S + v) * w * S + i * S + u]!;
          if (k < 0) continue;
          full++;
          votes.set(k, (votes.get(k) ?? 0) + weigh[k]!);
        }
      for (const [k, n] of votes) if (n > fullest[k]!.votes) fullest[k] = { votes: n, at: j * w + i };
      const best = [...votes].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
      if (full >= 7 || best[1] >= 9) cells[j * w + i] = best[0];
    }
  const seen = new Set(cells);
  hero.parts.forEach((part, k) => {
    if (TELLING.test(part.k) && !seen.has(k) && fullest[k]!.at >= 0) cells[fullest[k]!.at] = k;
  });
  const lines = hero.parts.flatMap((part, i) =>
    part.line
      ? flatten(part.d, 20).map((ps) => ({ part: i, points: ps.map(([x, y]): P => [(x - ox) * sx, (y - oy) * sy]) }))
      : [],
  );
  return { w, h, cells, lines };
}

const DIRS: readonly P[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** unit steps joined into walks; a stair of single steps is cut across, as a needle would */
function walked(edges: Set<number>, W: number): P[][] {
  const out: P[][] = [];
  const key = (x: number, y: number, d: number) => (d === 0 ? (y * W + x) * 2 : d === 1 ? (y * W + x) * 2 + 1 : d === 2 ? (y * W + x - 1) * 2 : ((y - 1) * W + x) * 2 + 1);
  for (const first of edges) {
    if (!edges.has(first)) continue;
    edges.delete(first);
    const node = first >> 1;
    const [x, y] = [node % W, Math.floor(node / W)];
    const down = first & 1;
    const from = (px: number, py: number, d: number): P[] => {
      const run: P[] = [];
      for (let [a, b, dir] = [px, py, d]; ; ) {
        const next = [dir, (dir + 1) % 4, (dir + 3) % 4].find((q) => edges.has(key(a, b, q)));
        if (next === undefined) return run;
        edges.delete(key(a, b, next));
        a += DIRS[next]![0];
        b += DIRS[next]![1];
        dir = next;
        run.push([a, b]);
      }
    };
    const ahead = from(x + (down ? 0 : 1), y + (down ? 1 : 0), down ? 1 : 0);
    const behind = from(x, y, down ? 3 : 2);
    out.push([...behind.reverse(), [x, y], [x + (down ? 0 : 1), y + (down ? 1 : 0)], ...ahead]);
  }
  return out.map((run) => {
    const kept: P[] = [run[0]!];
    for (let i = 1; i < run.length; i++) {
      const [a, b, c] = [kept.at(-1)!, run[i]!, run[i + 1]];
      const before = kept.at(-2);
      const turns = c && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) === 0;
      const single = Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]) === 1;
      const stair = c && turns && single && (!before || (before[0] - a[0]) * (c[0] - b[0]) + (before[1] - a[1]) * (c[1] - b[1]) <= 0);
      if (!stair) kept.push(b);
    }
    return kept;
  });
}

/** The seams between cells that `apart` says are to be drawn, as walks over the grid's corners. */
export function seams({ w, h, cells }: Pick<Counted, 'w' | 'h' | 'cells'>, apart: (a: number, b: number) => boolean): P[][] {
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= w || y >= h ? -1 : cells[y * w + x]!);
  const W = w + 2;
  const edges = new Set<number>();
  for (let y = 0; y <= h; y++)
    for (let x = 0; x <= w; x++) {
      const here = at(x, y);
      if (here !== at(x, y - 1) && apart(here, at(x, y - 1))) edges.add((y * W + x) * 2);
      if (here !== at(x - 1, y) && apart(here, at(x - 1, y))) edges.add((y * W + x) * 2 + 1);
    }
  return walked(edges, W);
}
