import { clamp, type Drawing, g, lerp, type P, path, poly, pt, ribbon, smooth, tf } from '#artwork/engine.ts';
import { engrave } from '#artwork/marks/engraving.ts';

/** A leaf: its length, width, curl, teeth and colours. */
export type LeafO = { len: number; wid: number; curl?: number; teeth?: number; prof?: (v: number) => number; veins?: number; fill: [string, string]; ink: string; flip?: boolean; sp?: number };

const leafMap = (o: LeafO) => {
  const prof = o.prof ?? ((v: number) => Math.pow(Math.sin(Math.PI * Math.pow(v, 0.8)), 0.86));
  const mid = (v: number): P => [v * o.len, -(o.curl ?? 0.12) * o.len * Math.sin(v * Math.PI * 0.9)];
  const hw = (v: number) => o.wid * prof(clamp(v));
  const edge = (v: number, side: number): P => {
    const q = mid(v), t = o.teeth ? 1 + 0.05 * (((v * o.teeth) % 1) - 0.4) : 1;
    return [q[0], q[1] + side * hw(v) * t * (side > 0 ? 1.04 : 0.94)];
  };
  /** s across from the rib, sweeping forward as the side veins do */
  const at2 = (s: number, v: number, side: number): P => {
    const vv = Math.min(1, v + 0.2 * s * (1 - v * 0.75)), q = mid(vv);
    return [q[0], q[1] + side * s * hw(vv) * (side > 0 ? 1.04 : 0.94)];
  };
  return { mid, edge, at2 };
};

/** the outline of a leaf */
export const leafOutline = (o: LeafO) => {
  const { edge } = leafMap(o), A: P[] = [], B: P[] = [], n = o.teeth ? o.teeth * 4 : 18;
  for (let i = 0; i <= n; i++) A.push(edge(i / n, -1));
  for (let i = n - 1; i > 0; i--) B.push(edge(i / n, 1));
  return o.teeth ? poly([...A, ...B]) : smooth([...A, ...B]);
};

/** the veins of a leaf */
export const leafLines = (o: LeafO) => {
  const { mid, at2 } = leafMap(o), nv = o.veins ?? 8, sp = o.sp ?? 7;
  let d = '';
  for (const side of [-1, 1]) {
    const base = side * (o.flip ? -1 : 1) > 0 ? 0.5 : 0.16;
    d += engrave(
      (u, v) => at2(u * 0.97, v, side),
      (u, v) => {
        const ph = (v * nv) % 1;
        return base * (0.55 + 0.75 * Math.pow(ph, 1.4)) * (1 - 0.55 * u * (base > 0.3 ? 0.6 : 1)) + (u < 0.12 ? 0.2 : 0);
      },
      { n: Math.round(o.len / sp), sp: sp * 0.72, m: 9, v0: 0.01, v1: 0.97 },
    );
    for (let i = 1; i < nv; i++) d += ribbon([0, 0.25, 0.5, 0.75, 1].map((s) => at2(s * 0.98, i / nv - 0.04, side)), (t) => 4.4 * (1 - t) + 0.8);
  }
  d += ribbon(Array.from({ length: 12 }, (_, i) => mid(i / 11)), (t) => 8 * (1 - t) + 1.2);
  return d;
};

/** a painted leaf */
export const gLeaf = (c: Drawing, x: number, y: number, deg: number, o: LeafO) => {
  const D = leafOutline(o);
  return g(
    g(path(D, `fill="${c.lin([[0, o.fill[0]], [1, o.fill[1]]], 0, 0, 1, 0.4)}"`), 'transform="translate(3 4)"') +
      path(leafLines(o), `fill="${o.ink}" clip-path="${c.clip(path(D))}"`) +
      path(D, `fill="none" stroke="${o.ink}" stroke-width="3" stroke-linejoin="round"`),
    tf(x, y, deg),
  );
};

/** a twig with a round of short strokes on its shaded side */
export const twig = (ps: P[], w0: number, w1: number, fill: string, ink: string) => {
  const n = ps.length, wd = (t: number) => lerp(w0, w1, t);
  let h = '';
  const L: number[] = [0];
  for (let i = 1; i < n; i++) L.push(L[i - 1]! + Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]));
  const tot = L[n - 1]!;
  let i = 1;
  for (let s = 3; s < tot; s += 5.5) {
    while (i < n - 1 && L[i]! < s) i++;
    const a = ps[i - 1]!, b = ps[i]!, t = (s - L[i - 1]!) / (L[i]! - L[i - 1]! || 1), dx = (b[0] - a[0]) / (L[i]! - L[i - 1]! || 1), dy = (b[1] - a[1]) / (L[i]! - L[i - 1]! || 1);
    const q: P = [lerp(a[0], b[0], t), lerp(a[1], b[1], t)], w = wd(s / tot) / 2, sg = dx >= 0 ? 1 : -1;
    const nx = -dy * sg, ny = dx * sg;
    h += `M${pt([q[0] + nx * w, q[1] + ny * w])}Q${pt([q[0] + nx * w * 0.5 + dx * 4, q[1] + ny * w * 0.5 + dy * 4])} ${pt([q[0] - nx * w * 0.25 + dx * 3, q[1] - ny * w * 0.25 + dy * 3])}`;
  }
  const D = ribbon(ps, wd);
  return path(D, `fill="${fill}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`) + path(h, `fill="none" stroke="${ink}" stroke-width="2.1" stroke-linecap="round"`);
};
