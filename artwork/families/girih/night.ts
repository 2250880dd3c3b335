import {
  circ, type Drawing, type Input, n1, type P, path, poisson, polar, pt, sparkle, type Rng, type Palette,
} from '#artwork/engine.ts';

/** a keel arch */
export const keel = (x: number, w: number, top: number, spring: number, bottom: number) => {
  const h = spring - top;
  return `M${n1(x - w)} ${n1(bottom)}V${n1(spring)}C${n1(x - w)} ${n1(spring - h * 0.5)} ${n1(x - w * 0.52)} ${n1(spring
    - h * 0.66)} ${n1(x)} ${n1(top)}C${n1(x + w * 0.52)} ${n1(spring - h * 0.66)} ${n1(x + w)} ${n1(spring - h * 0.5)} ${n1(x + w)} ${n1(spring)}V${n1(bottom)}Z`;
};

/** where the dark of a young moon lies: up and to the left, since an evening's light comes from the lower right */
export const YOUNG = -2.5;

/** a crescent */
export const crescentD = (x: number, y: number, R: number, k = 0.8, off = 0.3, a = -0.5) => {
  // two circles: outer R at (x, y), inner kR, its centre moved off towards a
  const r2 = R * k,
    d = R * off + (R - r2) * 0.25,
    q = polar(x, y, d, a);
  const t = (R * R - r2 * r2 + d * d) / (2 * d),
    hh = Math.sqrt(Math.max(0, R * R - t * t));
  const m = polar(x, y, t, a),
    A: P = [m[0] - Math.sin(a) * hh, m[1] + Math.cos(a) * hh],
    B: P = [m[0] + Math.sin(a) * hh, m[1] - Math.cos(a) * hh];
  return { d: `M${pt(A)}A${n1(R)} ${n1(R)} 0 1 1 ${pt(B)}A${n1(r2)} ${n1(r2)} 0 1 0 ${pt(A)}Z`, q };
};

/** The night behind a lattice: its colours and its lights, and the words. */
export type Night = {
  inp: Input; c: Drawing; r: Rng; p: Palette; night: string; deep: string; gold: string; light: string; kind: string;
  ink: string; quiet: string; hang: (x: number, y0: number, y1: number) => string; sub: string;
};

/** stars in a box */
export function stars({ r, light }: Night, x0: number, y0: number, w: number, h: number, sp: number, ok: (q: P) => boolean) {
  let s = '';
  for (const q of poisson(r, x0, y0, w, h, sp)) {
    if (!ok(q)) continue;
    s += r.chance(0.2) ? path(sparkle(q[0], q[1], r.f(7, 13)), `fill="${light}" opacity="${n1(r.f(0.6, 1))}"`) : circ(q[0], q[1], r.f(1.2, 2.6), `fill="${light}" opacity="${n1(r.f(0.4, 0.9))}"`);
  }
  return s;
}
