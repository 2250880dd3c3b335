import { circ, type Drawing, g, mix, n1, type P, path, polar, pt, type Rng, TAU } from '#artwork/engine.ts';
import { fringe, hairs, sow } from '#artwork/marks/fur.ts';
import { fillA, ink, line, S } from '#artwork/outlines/silhouette.ts';
import { boundsOf } from '#artwork/primitives/polygons.ts';

/** What fur is drawn with: `dir` is the direction in which it lies at a point. */
export type Fur = { r: Rng; c: Drawing; dir: (p: P) => number };

/** a coat of fur within an outline: base, shadow at its rim, and hairs, dark, light and shining */
export const coat = (k: Fur, s: string, base: string, light: string, deep: string, o: { gap?: number; len?: number; lit?: [number, number]; dir?: (p: P) => number; w?: number } = {}) => {
  const d = S(s), ol = line(s, 6, true), b = boundsOf(ol), cp = k.c.clip(path(d)), W = b[2] - b[0], H = b[3] - b[1], L = o.lit ?? [0.72, 0.16], dir = o.dir ?? k.dir;
  const pts = sow(k.r, s, o.gap ?? 13), f = (p: P) => Math.hypot((p[0] - b[0]) / W - L[0], (p[1] - b[1]) / H - L[1]);
  const w = o.w ?? 2;
  return fillA(d, k.c.rad([[0, mix(base, light, 0.55)], [0.4, base], [1, deep]], L[0], L[1], 0.85)) +
    g(ink(d, deep, 46, 0.12) + ink(d, deep, 24, 0.16) + ink(d, deep, 10, 0.22) + ink(hairs(k.r, pts.filter((p) => f(p) > 0.3), dir, o.len ?? 20), deep, w, 0.5)
      + ink(hairs(k.r, pts.filter((p) => f(p) < 0.62 || k.r.chance(0.3)).map((p) => [p[0] + 5, p[1] + 3] as P), dir, o.len ?? 20), light, w * 0.8, 0.42)
      + ink(hairs(k.r, pts.filter((p) => f(p) < 0.34).map((p) => [p[0] - 4, p[1] + 5] as P), dir, (o.len ?? 20) * 0.8), mix(light, '#ffffff', 0.4), w * 0.8, 0.45), `clip-path="${cp}"`) +
    ink(fringe(k.r, ol, (o.len ?? 20) * 0.32, 5, 0.9), base, w * 0.9, 0.5);
};

/** curly fur within an outline; R is the size of a curl */
export const curls = (k: Fur, s: string, base: string, light: string, deep: string, R = 26) => {
  const ol = line(s, 8, true), pts = sow(k.r, s, R * 0.82);
  let edge = '', acc = 0;
  for (let i = 1; i < ol.length; i++) {
    acc += Math.hypot(ol[i]![0] - ol[i - 1]![0], ol[i]![1] - ol[i - 1]![1]);
    if (acc > R * 0.9) { acc = 0; edge += circ(ol[i]![0], ol[i]![1], R * k.r.f(0.5, 0.74)); }
  }
  const b = boundsOf(ol), W = b[2] - b[0], H = b[3] - b[1];
  let sp = '', sl = '', sw = '';
  for (const p of pts) {
    const t = Math.hypot((p[0] - b[0]) / W - 0.7, (p[1] - b[1]) / H - 0.2), q = R * k.r.f(0.42, 0.62), a = k.r.f(0, TAU), A0 = polar(p[0], p[1], q, a),
      B0 = polar(p[0], p[1], q, a + 2.4), C0 = polar(p[0], p[1], q * 0.5, a + 4.4), d = `M${pt(A0)}A${n1(q)} ${n1(q)} 0 0 1 ${pt(B0)}A${n1(q * 0.75)} ${n1(q * 0.75)} 0 0 1 ${pt(C0)}`;
    if (t > 0.5 || k.r.chance(0.45)) sp += d; else sl += d;
    if (t < 0.45) sw += `M${pt(polar(p[0], p[1], q * 0.8, a + 0.3))}A${n1(q)} ${n1(q)} 0 0 1 ${pt(polar(p[0], p[1], q * 0.8, a + 1.7))}`;
  }
  const gr = k.c.rad([[0, mix(base, light, 0.6)], [0.45, base], [1, deep]], Math.round(b[0] + W * 0.7), Math.round(b[1] + H * 0.2), Math.round(Math.max(W, H) * 0.85), 'userSpaceOnUse');
  return g(edge + path(S(s)), `fill="${gr}"`) + ink(sp, deep, 2.6, 0.5) + ink(sl, light, 2.4, 0.6) + ink(sw, mix(light, '#fff', 0.5), 2, 0.55);
};
