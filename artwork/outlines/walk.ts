import { clamp, lerp, n1, type P, TAU } from '#artwork/engine.ts';

/** dense points on the Catmull-Rom curve through ps */
export const curve = (ps: P[], n = 10, close = false): P[] => {
  const o: P[] = [],
    N = ps.length,
    where = (i: number) => (close ? ps[(i + N) % N]! : ps[clamp(i, 0, N - 1)]!);
  for (let i = 0; i < (close ? N : N - 1); i++) {
    const a = where(i - 1), b = where(i), c = where(i + 1), d = where(i + 2);
    for (let k = 0; k < n; k++) {
      const t = k / n, t2 = t * t, t3 = t2 * t;
      o.push([0, 1].map((q) => 0.5 * (2 * b[q]! + (c[q]! - a[q]!) * t + (2 * a[q]! - 5 * b[q]! + 4 * c[q]! - d[q]!) * t2 + (3 * b[q]! - a[q]! - 3 * c[q]! + d[q]!) * t3)) as P);
    }
  }
  if (!close) o.push(ps[N - 1]!);
  return o;
};
const lengths = (ps: P[]) => {
  const L = [0];
  for (let i = 1; i < ps.length; i++) L.push(L[i - 1]! + Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]));
  return L;
};
/** points every `step` along a polyline, with the angle of travel */
export const walk = (ps: P[], step: number, ends = true, close = false): { p: P; a: number; t: number }[] => {
  const L = lengths(ps), tot = L[L.length - 1]!;
  if (tot < 1) return [{ p: ps[0]!, a: 0, t: 0 }];
  const n = Math.max(1, Math.round(tot / step)), o: { p: P; a: number; t: number }[] = [];
  let i = 1;
  for (let k = 0; k <= n - (close ? 1 : 0); k++) {
    const s = ends ? (tot * k) / n : (tot * (k + 0.5)) / n;
    if (s > tot) break;
    while (i < L.length - 1 && L[i]! < s) i++;
    const t = (s - L[i - 1]!) / (L[i]! - L[i - 1]! || 1);
    o.push({ p: [lerp(ps[i - 1]![0], ps[i]![0], t), lerp(ps[i - 1]![1], ps[i]![1], t)], a: Math.atan2(ps[i]![1] - ps[i - 1]![1], ps[i]![0] - ps[i - 1]![0]), t: s / tot });
  }
  return o;
};
export const oval = (cx: number, cy: number, rx: number, ry: number, a0 = 0, a1 = TAU, n = 14): P[] =>
  Array.from({ length: n + (a1 - a0 > 6.2 ? 0 : 1) }, (_, i) => [cx + Math.cos(a0 + ((a1 - a0) * i) / n) * rx, cy + Math.sin(a0 + ((a1 - a0) * i) / n) * ry] as P);
export const tuft = (x: number, y: number, a: number, L: number, w: number, bend: number) => {
  const nx = -Math.sin(a), ny = Math.cos(a), tx = x + Math.cos(a + bend) * L, ty = y + Math.sin(a + bend) * L, mx = x + Math.cos(a) * L * 0.5, my = y + Math.sin(a) * L * 0.5;
  return `M${n1(x + nx * w)} ${n1(y + ny * w)}Q${n1(mx + nx * w * 0.9)} ${n1(my
    + ny * w * 0.9)} ${n1(tx)} ${n1(ty)}Q${n1(mx - nx * w * 0.7)} ${n1(my - ny * w * 0.7)} ${n1(x - nx * w)} ${n1(y - ny * w)}Z`;
};
/** a limb that waves and then curls: curvature integrated along its length */
export const limb = (x: number, y: number, a0: number, L: number, k: (t: number) => number, n = 44): P[] => {
  const o: P[] = [[x, y]];
  let a = a0;
  for (let i = 1; i <= n; i++) {
    a += k(i / n) / n;
    x += (Math.cos(a) * L) / n;
    y += (Math.sin(a) * L) / n;
    o.push([x, y]);
  }
  return o;
};
