import { n1, type P, polar, pt, smooth } from '#artwork/engine.ts';
import { move } from '#artwork/materials/outlines.ts';
import { spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';

const ROUND = 0.5523;
export const RAD = Math.PI / 180;
export const part = (k: string, d: string, ang = 0): Part => ({ k, d, ang });
export function thing(key: string, name: string, tags: string, parts: Part[], hues?: Hero['hues']): Hero {
  return { key, name, tags: tags.split(' '), parts, ...(hues ? { hues } : {}) };
}
export const polygon = (...ps: P[]) => 'M' + ps.map(pt).join('L') + 'Z';
/** turned by some degrees and scaled about the origin, then carried to x, y */
export const placed = (d: string, x: number, y: number, deg = 0, s = 1, sy = s) => {
  const c = Math.cos(deg * RAD),
    q = Math.sin(deg * RAD);
  return move(d, (u, v) => [x + u * s * c - v * sy * q, y + u * s * q + v * sy * c]);
};
export const group = (ps: Part[], x: number, y: number, deg = 0, s = 1, sy = Math.abs(s)): Part[] =>
  ps.map((p) => ({ ...p, ang: p.ang === undefined ? undefined : (s < 0 ? 180 - p.ang : p.ang) + deg, d: placed(p.d, x, y, deg, s, sy) }));
export const mirrored = (d: string, cx = 400) => move(d, (x, y) => [2 * cx - x, y]);
/** a part and its mirror image */
export const pair = (k: string, d: string, ang = 0, cx = 400): Part[] => [part(k, d, ang), part(k, mirrored(d, cx), 180 - ang)];
export const oval = (cx: number, cy: number, rx: number, ry = rx, deg = 0) => {
  const d = `M${n1(-rx)} 0C${n1(-rx)} ${n1(-ROUND * ry)} ${n1(-ROUND * rx)} ${n1(-ry)} 0 ${n1(-ry)}C${n1(ROUND * rx)} ${n1(-ry)} ${n1(rx)} ${n1(-ROUND * ry)} ${n1(rx)} 0C${n1(rx)} ${n1(ROUND * ry)} ${n1(ROUND * rx)} ${n1(ry)} 0 ${n1(ry)}C${n1(-ROUND * rx)} ${n1(ry)} ${n1(-rx)} ${n1(ROUND * ry)} ${n1(-rx)} 0Z`;
  return placed(d, cx, cy, deg);
};
export const block = (x: number, y: number, w: number, h: number, r = 0) => {
  if (!r) return polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]);
  const k = r * (1 - ROUND),
    X = x + w,
    Y = y + h;
  return `M${n1(x + r)} ${n1(y)}L${n1(X - r)} ${n1(y)}C${n1(X - k)} ${n1(y)} ${n1(X)} ${n1(y + k)} ${n1(X)} ${n1(y
    + r)}L${n1(X)} ${n1(Y - r)}C${n1(X)} ${n1(Y - k)} ${n1(X - k)} ${n1(Y)} ${n1(X - r)} ${n1(Y)}L${n1(x + r)} ${n1(Y)}C${n1(x
    + k)} ${n1(Y)} ${n1(x)} ${n1(Y - k)} ${n1(x)} ${n1(Y - r)}L${n1(x)} ${n1(y + r)}C${n1(x)} ${n1(y + k)} ${n1(x + k)} ${n1(y)} ${n1(x + r)} ${n1(y)}Z`;
};
/** an open run of points, corners where marked, without its starting point */
export const run = (ps: Q[]) => {
  let d = '',
    i = 0;
  while (i < ps.length - 1) {
    let j = i + 1;
    while (j < ps.length - 1 && !ps[j]![2]) j++;
    const seg = ps.slice(i, j + 1).map((p) => [p[0], p[1]] as P);
    d += seg.length === 2 ? 'L' + pt(seg[1]!) : smooth(seg, false).replace(/^M[-\d.]+ [-\d.]+/, '');
    i = j;
  }
  return d;
};
const half = (cx: number, cy: number, rx: number, sag: number) =>
  `C${n1(cx + rx)} ${n1(cy + ROUND * sag)} ${n1(cx + ROUND * rx)} ${n1(cy + sag)} ${n1(cx)} ${n1(cy + sag)}C${n1(cx - ROUND * rx)} ${n1(cy
    + sag)} ${n1(cx - rx)} ${n1(cy + ROUND * sag)} ${n1(cx - rx)} ${n1(cy)}`;
/** turned on a lathe: half-widths and heights from top to bottom; the ends bulge up by top and down by bot */
export const lathe = (cx: number, prof: Q[], top = 0, bot = 0) => {
  const a = prof[0]!,
    z = prof[prof.length - 1]!;
  const right = prof.map((q) => [cx + q[0], q[1], q[2]] as Q),
    left = [...prof].reverse().map((q) => [cx - q[0], q[1], q[2]] as Q);
  const cap = top ? `C${n1(cx - a[0])} ${n1(a[1] - ROUND * top)} ${n1(cx - ROUND * a[0])} ${n1(a[1] - top)} ${n1(cx)} ${n1(a[1] - top)}C${n1(cx + ROUND * a[0])} ${n1(a[1] - top)} ${n1(cx + a[0])} ${n1(a[1] - ROUND * top)} ${n1(cx + a[0])} ${n1(a[1])}`
    : '';
  return `M${pt([cx + a[0], a[1]])}${run(right)}${bot ? half(cx, z[1], z[0], bot) : 'L' + pt([cx - z[0], z[1]])}${run(left)}${cap}Z`;
};
/** a strip of a turned shape between two of its meridians, -1 the left edge and 1 the right */
export const gore = (cx: number, prof: Q[], f0: number, f1: number) => {
  const l = prof.map((q) => [cx + q[0] * f0, q[1], q[2]] as Q),
    r = [...prof].reverse().map((q) => [cx + q[0] * f1, q[1], q[2]] as Q);
  return `M${pt([l[0]![0], l[0]![1]])}${run(l)}L${pt([r[0]![0], r[0]![1]])}${run(r)}Z`;
};
/** a strip along a line, square at its ends */
export const band = (ps: P[], w: number | ((t: number) => number)) => {
  const f = typeof w === 'number' ? () => w : w,
    n = ps.length;
  const L: P[] = [],
    Z: P[] = [];
  ps.forEach((q, i) => {
    const a = ps[Math.max(0, i - 1)]!,
      b = ps[Math.min(n - 1, i + 1)]!,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      h = f(i / (n - 1)) / 2;
    const dx = ((b[1] - a[1]) / l) * h,
      dy = ((b[0] - a[0]) / l) * h;
    L.push([q[0] + dx, q[1] - dy]);
    Z.unshift([q[0] - dx, q[1] + dy]);
  });
  const open = (s: P[]) => (s.length < 3 ? 'L' + pt(s[1]!) : smooth(s, false).replace(/^M[-\d.]+ [-\d.]+/, ''));
  return `M${pt(L[0]!)}${open(L)}L${pt(Z[0]!)}${open(Z)}Z`;
};
export const bar = (x0: number, y0: number, x1: number, y1: number, w: number) => band([[x0, y0], [x1, y1]], w);
/** part of a ring, angles in degrees clockwise from the right; ky squashes it */
export const arch = (cx: number, cy: number, r0: number, r1: number, a0: number, a1: number, ky = 1) => {
  const n = Math.max(1, Math.ceil(Math.abs(a1 - a0) / 45)),
    st = ((a1 - a0) / n) * RAD;
  const at = (r: number, a: number): P => [cx + Math.cos(a) * r, cy + Math.sin(a) * r * ky];
  const arc = (r: number, from: number, s: number) => {
    let d = '';
    const k = (4 / 3) * Math.tan(s / 4) * r;
    for (let i = 0; i < n; i++) {
      const u = from + i * s,
        v = u + s,
        p = at(r, u),
        q = at(r, v);
      d += `C${pt([p[0] - Math.sin(u) * k, p[1] + Math.cos(u) * k * ky])} ${pt([q[0] + Math.sin(v) * k, q[1] - Math.cos(v) * k * ky])} ${pt(q)}`;
    }
    return d;
  };
  return r0 > 0.5 ? `M${pt(at(r1, a0 * RAD))}${arc(r1, a0 * RAD, st)}L${pt(at(r0, a1 * RAD))}${arc(r0, a1 * RAD, -st)}Z` : `M${pt([cx, cy])}L${pt(at(r1, a0 * RAD))}${arc(r1, a0 * RAD, st)}Z`;
};
export const ring = (k: string, cx: number, cy: number, r0: number, r1: number, ky = 1): Part[] => [part(k, arch(cx, cy, r0, r1, 180, 360, ky), 0), part(k, arch(cx, cy, r0, r1, 0, 180, ky), 0)];
export const leaf = (x: number, y: number, deg: number, L: number, W: number, bend = 0) =>
  placed(spl([[0, 0, 1], [L * 0.28, -W * 0.42 + bend * 0.5], [L * 0.62, -W * 0.42 + bend], [L, bend * 0.7, 1], [L * 0.64, W * 0.4 + bend], [L * 0.3, W * 0.46 + bend * 0.5]]), x, y, deg);
export const flame = (x: number, y: number, s = 1, lean = 0) => placed(spl([[6 + lean, -74, 1], [14, -40], [27, -8], [17, 20], [-2, 27], [-22, 16], [-24, -12], [-8, -42]]), x, y, 0, s);
export const starD = (cx: number, cy: number, n: number, r1: number, r0: number,
  deg = -90) => polygon(...Array.from({ length: n * 2 }, (_, i) => polar(cx, cy, i % 2 ? r0 : r1, (deg + (i * 180) / n) * RAD)));
export const heartD = (cx: number, cy: number, s: number, deg = 0) =>
  placed(spl([[0, -46, 1], [34, -88], [84, -92], [112, -50], [100, 4], [56, 58], [0, 106, 1], [-56, 58], [-100, 4], [-112, -50], [-84, -92], [-34, -88]]), cx, cy, deg, s);
/** a flower seen from above: lobes round a centre */
export const bloom = (cx: number, cy: number, r: number, n: number, dip = 0.66, deg = 0, ky = 1) => {
  const ps: Q[] = [];
  for (let i = 0; i < n; i++) {
    const a = (deg + (i * 360) / n) * RAD,
      w = Math.PI / n;
    for (const [o, k] of [[-0.62, 0.93], [0, 1.02], [0.62, 0.93]] as const) ps.push([cx + Math.cos(a + o * w) * r * k, cy + Math.sin(a + o * w) * r * k * ky]);
    ps.push([cx + Math.cos(a + w) * r * dip, cy + Math.sin(a + w) * r * dip * ky, 1]);
  }
  return spl(ps);
};
export const bowAt = (x: number, y: number, s: number): Part[] =>
  group([
    part('tail', spl([[-4, 8, 1], [-30, 70], [-64, 128, 1], [-34, 122, 1], [-22, 146, 1], [4, 80], [12, 8, 1]]), 110),
    part('tail', spl([[4, 8, 1], [30, 70], [64, 128, 1], [34, 122, 1], [22, 146, 1], [-4, 80], [-12, 8, 1]]), 70),
    part('bow', spl([[0, 0, 1], [-46, -40], [-92, -38], [-98, 10], [-76, 40], [-40, 30]]), 10),
    part('bow', spl([[0, 0, 1], [46, -40], [92, -38], [98, 10], [76, 40], [40, 30]]), 170),
    part('knot', oval(0, 2, 22, 24), 90),
  ], x, y, 0, s);
