import {
  circ, clamp, type Drawing, type Input, n1, type P, path, polar, qbez, ribbon, type Rng, type Palette,
} from '#artwork/engine.ts';
import { isInside } from '#artwork/primitives/polygons.ts';
import { limb } from '#artwork/outlines/walk.ts';

/** dots that shade an outline */
export const stipple = (r: Rng, ring: P[], n: number, dens: (x: number, y: number) => number, s0: number, s1: number, col: string, o = 1) => {
  const xs = ring.map((q) => q[0]), ys = ring.map((q) => q[1]);
  const x0 = Math.min(...xs), x1 = Math.max(...xs), y0 = Math.min(...ys), y1 = Math.max(...ys);
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = r.f(x0, x1), y = r.f(y0, y1);
    if (r.n() > dens((x - x0) / (x1 - x0), (y - y0) / (y1 - y0)) || !isInside(ring, x, y)) continue;
    const s = r.f(s0, s1);
    d += `M${n1(x)} ${n1(y)}h${n1(s)}`;
  }
  return path(d, `fill="none" stroke="${col}" stroke-width="${n1((s0 + s1) / 1.6)}" stroke-linecap="round" opacity="${o}"`);
};

/** The sea from its surface down: its colours, and where the words stand. */
export type Sea = {
  inp: Input; c: Drawing; p: Palette; deep: string; topW: string; mid: string; water: (t: number) => string; rr: Rng;
  heroC: string; textTop: boolean;
};

/** seaweed */
export function weed({ rr }: Sea, x: number, y: number, h: number, col: string) {
  let s = '';
  const q = limb(x, y, -Math.PI / 2 + rr.f(-0.2, 0.2), h, (t) => Math.sin(t * 9 + x) * 2.4, 30);
  s += ribbon(q, (t) => 12 * (1 - t) + 3);
  for (let i = 4; i < 29; i += 3) {
    const a = Math.atan2(q[i + 1]![1] - q[i]![1], q[i + 1]![0] - q[i]![0]), sd = i % 2 ? 1 : -1, L = h * 0.13 * (1.1 - i / 40);
    const e = polar(q[i]![0], q[i]![1], L, a + sd * 0.75), mm = polar(q[i]![0], q[i]![1], L * 0.6, a + sd * 1.3);
    s += ribbon(qbez(q[i]!, mm, e, 8), (t) => 13 * Math.sin(Math.PI * clamp(t * 0.92 + 0.06)));
  }
  return path(s, `fill="${col}"`);
}

/** a shoal of fish */
export function shoal({ rr }: Sea, n: number, cx: number, cy: number, sp: number, dir: number, col: string, s0: number) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = cx + rr.g(0, sp), y = cy + rr.g(0, sp * 0.36), s = s0 * rr.f(0.7, 1.15) * dir, v = Math.abs(s);
    d += `M${n1(x + 20 * s)} ${n1(y)}C${n1(x + 8 * s)} ${n1(y - 9 * v)} ${n1(x - 8 * s)} ${n1(y - 8 * v)} ${n1(x - 16 * s)} ${n1(y - 1 * v)}L${n1(x
      - 27 * s)} ${n1(y - 8 * v)}L${n1(x - 24 * s)} ${n1(y)}L${n1(x - 27 * s)} ${n1(y + 8 * v)}L${n1(x - 16 * s)} ${n1(y + 1 * v)}C${n1(x - 8 * s)} ${n1(y
        + 8 * v)} ${n1(x + 8 * s)} ${n1(y + 9 * v)} ${n1(x + 20 * s)} ${n1(y)}Z`;
  }
  return path(d, `fill="${col}"`);
}

/** bubbles that rise */
export function bubbles({ rr }: Sea, x: number, y: number, n: number) {
  let s = '';
  for (let i = 0; i < n; i++) {
    const bx = x + rr.f(-30, 30) + Math.sin(i) * 14, by = y - i * rr.f(28, 44), R = rr.f(5, 15);
    s += circ(bx, by, R, 'fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".75" stroke-width="2"')
      + path(`M${n1(bx - R * 0.5)} ${n1(by - R * 0.25)}A${n1(R * 0.6)} ${n1(R * 0.6)} 0 0 1 ${n1(bx)} ${n1(by - R * 0.6)}`, 'fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"');
  }
  return s;
}
