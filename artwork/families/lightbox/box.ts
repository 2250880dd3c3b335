import {
  circ, type Drawing, mix, n1, type P, type Palette, path, polar, rect, type Rng, smooth,
} from '#artwork/engine.ts';

/** A box of cut paper with a lamp at its back: sheet 0 is the nearest to the lamp, sheet 6 the nearest to us. */
export type Box = { c: Drawing; r: Rng; p: Palette; sheet: (depth: number) => string; lay: (d: string, depth: number, more?: string) => void };

export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; max: number };

const SHEETS = 6;

export function boxOf(c: Drawing): Box {
  const { p } = c, tones = [mix(p.a, p.b, 0.5), p.a, mix(p.a, p.c, 0.6), p.c, mix(p.c, p.bg, 0.55), p.bg, p.e];
  const sheet = (depth: number) => tones[Math.max(0, Math.min(SHEETS, depth))]!;
  return {
    c, r: c.r, p, sheet,
    lay: (d, depth, more = '') => void c.add('art', c.soft(d, 0, 5, 9 + depth * 1.6, p.e, 0.42) + path(d, `fill="${sheet(depth)}" fill-rule="evenodd"`) + more),
  };
}

/** the lamp itself, its light dying away to the edges of the box */
export function lamp({ c, p }: Box, x: number, y: number, R: number, moon: number): void {
  const white = mix(p.d, '#fffdf2', 0.6), soft = `fill="${c.rad(moon ? [[0, p.d], [0.34, p.b], [0.62, p.a], [1, p.c]] : [[0, white], [0.2, p.d], [0.45, p.b], [0.75, p.a], [1, p.c]], x / 1000, y / 1400, R)}"`;
  let s = rect(0, 0, 1000, 1400, soft);
  if (moon) s += circ(x, y, moon * 1.5, `fill="${c.rad([[0.5, white, 0.7], [1, white, 0]])}"`) + circ(x, y, moon, `fill="${c.rad([[0, '#fffef6'], [0.8, white], [1, mix(white, p.b, 0.35)]])}"`);
  c.add('ground', s);
}

/** stars pricked through the back sheet with a pin */
export function pricks({ r, p }: Box, n: number, y1: number, keep: (x: number, y: number) => boolean): string {
  let d = '', big = '';
  for (let i = 0; i < n; i++) {
    const x = r.f(30, 970), y = r.f(30, y1);
    if (!keep(x, y)) continue;
    if (i % 5) d += `M${n1(x)} ${n1(y)}h.1`;
    else big += `M${n1(x)} ${n1(y)}h.1`;
  }
  const ink = mix(p.d, '#fffdf2', 0.6);
  return path(d, `stroke="${ink}" stroke-width="3.4" stroke-linecap="round"`) + path(big, `stroke="${ink}" stroke-width="6.4" stroke-linecap="round"`);
}

/** a sheet whose upper edge is ground: points from left to right, closed below */
export function hill(ps: P[], foot = 1420): string {
  const top = smooth(ps, false);
  return `${top}L${n1(ps.at(-1)![0])} ${foot}L${n1(ps[0]![0])} ${foot}Z`;
}

/** blades of grass that stand on a line, cut with a knife */
export function blades(r: Rng, ps: P[], n: number, h: number): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = r.f(0, ps.length - 1.001), k = Math.floor(t), a = ps[k]!, b = ps[k + 1]!, x = a[0] + (b[0] - a[0]) * (t - k), y = a[1] + (b[1] - a[1]) * (t - k) + 8, L = r.f(h * 0.4, h), e = polar(x, y, L, -Math.PI / 2 + r.f(-0.4, 0.4));
    d += `M${n1(x - 4)} ${n1(y)}Q${n1(x + (e[0] - x) * 0.3)} ${n1(y - L * 0.6)} ${n1(e[0])} ${n1(e[1])}Q${n1(x + (e[0] - x) * 0.5 + 4)} ${n1(y - L * 0.5)} ${n1(x + 5)} ${n1(y)}Z`;
  }
  return d;
}

/** a bat with its wings out, `s` across the half */
export function bat(x: number, y: number, s: number, deg = 0): string {
  const a = (deg * Math.PI) / 180, q = (px: number, py: number): string => {
    const X = px * s, Y = py * s;
    return `${n1(x + X * Math.cos(a) - Y * Math.sin(a))} ${n1(y + X * Math.sin(a) + Y * Math.cos(a))}`;
  };
  return `M${q(0, -0.12)}L${q(0.07, -0.22)}L${q(0.11, -0.08)}C${q(0.3, -0.2)} ${q(0.5, -0.42)} ${q(1, -0.28)}C${q(0.86, -0.16)} ${q(0.82, -0.02)} ${q(0.84, 0.14)}C${q(0.7, 0.02)} ${q(0.58, 0.06)} ${q(0.5, 0.2)}C${q(0.42, 0.08)} ${q(0.28, 0.1)} ${q(0.2, 0.22)}C${q(0.14, 0.16)} ${q(0.06, 0.2)} ${q(0, 0.34)}`
    + `C${q(-0.06, 0.2)} ${q(-0.14, 0.16)} ${q(-0.2, 0.22)}C${q(-0.28, 0.1)} ${q(-0.42, 0.08)} ${q(-0.5, 0.2)}C${q(-0.58, 0.06)} ${q(-0.7, 0.02)} ${q(-0.84, 0.14)}C${q(-0.82, -0.02)} ${q(-0.86, -0.16)} ${q(-1, -0.28)}C${q(-0.5, -0.42)} ${q(-0.3, -0.2)} ${q(-0.11, -0.08)}L${q(-0.07, -0.22)}Z`;
}
