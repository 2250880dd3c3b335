import { type P, poisson, pt, type Rng } from '#artwork/engine.ts';
import { boundsOf, isInside } from '#artwork/primitives/polygons.ts';
import { line } from '#artwork/outlines/silhouette.ts';

/** short hairs that break an outline: they stand along the curve and lean with it */
export const fringe = (r: Rng, ps: P[], len: number, step: number, lean = 0.6, out = 1) => {
  let d = '', acc = 0;
  for (let i = 1; i < ps.length; i++) {
    const a = ps[i - 1]!, b = ps[i]!, l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (l === 0) continue;
    acc += l;
    while (acc > step) {
      acc -= step * r.f(0.7, 1.3);
      const u: P = [(b[0] - a[0]) / l, (b[1] - a[1]) / l], nn: P = [u[1] * out, -u[0] * out], L = len * r.f(0.6, 1.2);
      const s: P = [b[0] - nn[0] * L * 0.5, b[1] - nn[1] * L * 0.5];
      d += `M${pt(s)}q${pt([nn[0] * L * 0.7, nn[1] * L * 0.7])} ${pt([nn[0] * L + u[0] * L * lean, nn[1] * L + u[1] * L * lean])}`;
    }
  }
  return d;
};
/** hairs inside a shape: they grow from points and follow a direction field */
export const hairs = (r: Rng, pts: P[], dir: (p: P) => number, len: number) =>
  pts.map((p) => {
    const a = dir(p) + r.f(-0.18, 0.18), L = len * r.f(0.6, 1.25), e: P = [Math.cos(a) * L, Math.sin(a) * L], b = r.f(-0.16, 0.16);
    return `M${pt(p)}q${pt([e[0] * 0.5 - e[1] * b, e[1] * 0.5 + e[0] * b])} ${pt(e)}`;
  }).join('');
export const sow = (r: Rng, outline: string, gap: number): P[] => {
  const o = line(outline, 6, true), b = boundsOf(o);
  return poisson(r, b[0], b[1], b[2] - b[0], b[3] - b[1], gap, 9).filter((p) => isInside(o, p[0], p[1]));
};
