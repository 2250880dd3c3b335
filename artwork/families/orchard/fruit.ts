import { clamp, type Drawing, g, type P, path, rot, smooth } from '#artwork/engine.ts';
import { engrave } from '#artwork/marks/engraving.ts';

/** The body of a fruit: its place, its height and how broad it is at each height. */
export type Body = { x: number; y: number; h: number; w: (v: number) => number; rot?: number; bend?: (v: number) => number };

/** a point of the surface of a fruit */
export const bodyPt = (b: Body) => (u: number, v: number): P => {
  const q = rot([(u * 2 - 1) * b.w(v) + (b.bend?.(v) ?? 0), v * b.h], ((b.rot ?? 0) * Math.PI) / 180);
  return [b.x + q[0], b.y + q[1]];
};

/** the outline of a fruit */
export const bodyD = (b: Body, n = 26) => {
  const f = bodyPt(b), L: P[] = [], R: P[] = [];
  for (let i = 0; i <= n; i++) {
    const v = (1 - Math.cos((i / n) * Math.PI)) / 2;
    L.push(f(0, v));
    if (i > 0 && i < n) R.push(f(1, v));
  }
  return smooth([...L, ...R.reverse()]);
};

const ball = (u: number, v: number) => {
  const x = u * 2 - 1, y = v * 2 - 1, q = Math.sqrt(Math.max(0, 1 - x * x)), z = q * Math.sqrt(Math.max(0, 1 - y * y * 0.8));
  const l = x * -0.52 + y * -0.5 + z * 0.72;
  const k = clamp(0.92 - l * 1.02);
  return x > 0.72 ? k * (1 - (x - 0.72) * 1.3) : k;
};

/** a solid of revolution in tint and line: latitudes, then meridians where it is dark */
export const solid = (c: Drawing, b: Body, col: [string, string, string], ink: string, o: { sag?: number; sp?: number; mer?: boolean; extra?: (u: number, v: number) => number; tone?: number } = {}) => {
  const D = bodyD(b), f = bodyPt(b), sag = o.sag ?? 0.16, sp = o.sp ?? 8.6, k = o.tone ?? 1;
  const cl = c.clip(path(D));
  const lat = (u: number, v: number): P => {
    const q = f(u, v), x = u * 2 - 1, e = rot([0, sag * b.w(v) * (1 - x * x)], ((b.rot ?? 0) * Math.PI) / 180);
    return [q[0] + e[0], q[1] + e[1]];
  };
  const tn = (u: number, v: number) => ball(u, v) * k + (o.extra?.(u, v) ?? 0);
  return (
    g(path(D, `fill="${c.rad([[0, col[0]], [0.42, col[1]], [1, col[2]]], 0.42, 0.42, 0.68, '', 0.32, 0.3)}"`), 'transform="translate(5 4)"') +
    g(
      path(engrave(lat, tn, { n: Math.round(b.h / sp), sp: sp * 0.74, m: 26 })) +
        (o.mer === false ? '' : path(engrave((u, v) => f(0.5 - Math.cos(v * Math.PI) / 2, u), (u, v) => (tn(0.5 - Math.cos(v * Math.PI) / 2, u) - 0.5) * 0.95,
          { n: 24, sp: sp * 0.62, m: 30, v0: 0.4 }))),
      `fill="${ink}" clip-path="${cl}"`,
    ) +
    path(D, `fill="none" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"`)
  );
};
