import { lerp, type P, polar, poly, ribbon } from '#artwork/engine.ts';
import { spl, type Q } from '#artwork/heroes/hero.ts';
import { move } from '#artwork/materials/outlines.ts';

export type TaggedPart = { d: string; k: string; ang?: number; line?: boolean };

export const rib = (ps: P[], w: (t: number) => number) => ribbon(ps, w);
const leafPts = (x: number, y: number, deg: number, L: number, W: number): Q[] => {
  const a = (deg * Math.PI) / 180,
    f = (u: number, v: number, c = 0): Q => [x + Math.cos(a) * u - Math.sin(a) * v, y + Math.sin(a) * u + Math.cos(a) * v, c] as Q;
  return [f(0, 0, 1), f(L * 0.3, -W * 0.46), f(L * 0.62, -W * 0.4), f(L, 0, 1), f(L * 0.62, W * 0.4), f(L * 0.3, W * 0.46)];
};
export const leafD = (x: number, y: number, deg: number, L: number, W: number) => spl(leafPts(x, y, deg, L, W));
export const place = (ps: TaggedPart[], x: number, y: number, s: number, flip = false): TaggedPart[] =>
  ps.map((p) => ({ ...p, ang: p.ang === undefined ? undefined : flip ? 180 - p.ang : p.ang, d: move(p.d.replace(/[HV]/g, ''), (u, v) => [x + (flip ? 800 - u : u) * s, y + v * s]) }));
export const wedgeD = (cx: number, cy: number, r0: number, r1: number, a0: number, a1: number) => {
  const n = Math.max(1, Math.ceil((a1 - a0) / 0.25));
  const o: P[] = [],
    i: P[] = [];
  for (let k = 0; k <= n; k++) {
    const a = lerp(a0, a1, k / n);
    o.push(polar(cx, cy, r1, a));
    i.push(polar(cx, cy, r0, a));
  }
  return poly(r0 > 1 ? [...o, ...i.reverse()] : [[cx, cy], ...o]);
};
export const rotP = (x: number, y: number, a: number): P => [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
/** Points given along and across a ray from a middle: u outwards in the direction a, v across. */
export const alongRay = (cx: number, cy: number, a: number) => (u: number, v: number, corner = 0): Q => {
  const q = rotP(u, v, a);
  return [cx + q[0], cy + q[1], corner] as Q;
};
export const n2 = (v: number) => Math.round(v * 100) / 100;
