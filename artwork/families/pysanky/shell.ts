import { lerp, type P, TAU } from '#artwork/engine.ts';
import type { Egg } from './egg.ts';

/** The dyes of an egg, one after another, and its white. */
export type Dye = { bg: string; a: string; b: string; c: string; w: string };

const short = (o: P[], close: boolean) => {
  let d = '',
    px = 0,
    py = 0;
  o.forEach((q, i) => {
    const x = Math.round(q[0] * 2) / 2,
      y = Math.round(q[1] * 2) / 2;
    if (!i) d = `M${x} ${y}l`;
    else if (x !== px || y !== py) {
      const dx = x - px,
        dy = y - py;
      d += (d.endsWith('l') || dx < 0 ? '' : ' ') + dx + (dy < 0 ? '' : ' ') + dy;
    }
    px = x;
    py = y;
  });
  return d.endsWith('l') ? '' : d + (close ? 'Z' : '');
};

/** What is written on the shell of one egg: its dyes, and lines that follow its roundness. */
export type Shell = {
  W: number; dye: Dye; turn: number; E: Egg; k: number; lw: number; wrapU: (u: number) => number;
  lay: (pp: P[], u: number, v: number, close?: boolean, n?: number) => string; ring: (v: number) => string;
  band: (v0: number, v1: number) => string; L: (d: string, col?: string, w?: number) => string;
  F: (d: string, col: string) => string; dots: (n: number, v: number, rr: number, col: string) => string;
  teeth: (n: number, v0: number, v1: number, col: string, hatch: string) => string;
};

/** a line along points of the surface */
export function line({ W, E }: Shell, ps: P[], close = false, n = 5) {
  // skip what lies wholly round the back
  if (ps.every((q) => q[0] > 1.57) || ps.every((q) => q[0] < -1.57)) return '';
  const o: P[] = [];
  if (W < 100) n = Math.max(1, Math.round(n * 0.5));
  const m = close ? ps.length : ps.length - 1;
  for (let i = 0; i < m; i++) {
    const a = ps[i]!,
      b = ps[(i + 1) % ps.length]!;
    for (let j = 0; j < n; j++) o.push(E.M(lerp(a[0], b[0], j / n), lerp(a[1], b[1], j / n)));
  }
  if (!close) o.push(E.M(...ps[ps.length - 1]!));
  return short(o, close);
}

/** the same shape n times round the egg */
export function around({ turn, wrapU }: Shell, n: number, f: (u: number, i: number) => string) {
  let s = '';
  for (let i = 0; i < n; i++) {
    const u = wrapU(turn + (i * TAU) / n);
    if (Math.abs(u) < 2.3) s += f(u, i);
  }
  return s;
}
