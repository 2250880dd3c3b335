import { bez, n1, type P, pt } from '#artwork/engine.ts';

export type Pt = { p: P; k: boolean };
export const parse = (s: string): Pt[] =>
  s.trim().split(/\s+/).map((q) => {
    const k = q.endsWith('!'), [x, y] = (k ? q.slice(0, -1) : q).split(',').map(Number) as [number, number];
    return { p: [x, y] as P, k };
  });
const segs = (ps: Pt[], close: boolean): [P, P, P, P][] => {
  const n = ps.length, out: [P, P, P, P][] = [];
  const un = (a: P, b: P): [P, number] => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6;
    return [[(b[0] - a[0]) / l, (b[1] - a[1]) / l], l];
  };
  const tan = (i: number): P | null => {
    if (ps[i]!.k || (!close && (i === 0 || i === n - 1))) return null;
    const [u1, l1] = un(ps[(i - 1 + n) % n]!.p, ps[i]!.p), [u2, l2] = un(ps[i]!.p, ps[(i + 1) % n]!.p);
    const x = u1[0] * l2 + u2[0] * l1, y = u1[1] * l2 + u2[1] * l1, l = Math.hypot(x, y) || 1;
    return [x / l, y / l];
  };
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const j = (i + 1) % n, a = ps[i]!.p, b = ps[j]!.p, [u, l] = un(a, b), ta = tan(i), tb = tan(j), h = l * 0.36;
    const mir = (t: P): P => { const d = 2 * (t[0] * u[0] + t[1] * u[1]); return [d * u[0] - t[0], d * u[1] - t[1]]; };
    const A = ta ?? (tb ? mir(tb) : u), B = tb ?? (ta ? mir(ta) : u);
    const sa = ta ? 1 : 0.6, sb = tb ? 1 : 0.6;
    out.push([a, [a[0] + A[0] * h * sa, a[1] + A[1] * h * sa], [b[0] - B[0] * h * sb, b[1] - B[1] * h * sb], b]);
  }
  return out;
};
export const S = (s: string | Pt[], close = true) => {
  const q = segs(typeof s === 'string' ? parse(s) : s, close);
  return 'M' + pt(q[0]![0]) + q.map((k) => `C${pt(k[1])} ${pt(k[2])} ${pt(k[3])}`).join('') + (close ? 'Z' : '');
};
/** the same curve as points */
export const line = (s: string | P[], n = 10, close = false): P[] => {
  const ps = typeof s === 'string' ? parse(s) : s.map((p) => ({ p, k: false }));
  const o: P[] = [];
  segs(ps, close).forEach((q, i) => bez(...q, n).forEach((p, j) => (i && !j ? 0 : o.push(p))));
  return o;
};
export const fillA = (d: string, f: string, o = 1, extra = '') => `<path d="${d}" fill="${f}"${o < 1 ? ` fill-opacity="${Math.round(o * 100) / 100}"` : ''}${extra ? ' ' + extra : ''}/>`;
export const ink = (d: string, col: string, w: number, o = 1, extra = '') =>
  `<path d="${d}" fill="none" stroke="${col}" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round"${o < 1
    ? ` stroke-opacity="${Math.round(o * 100) / 100}"` : ''}${extra ? ' ' + extra : ''}/>`;
