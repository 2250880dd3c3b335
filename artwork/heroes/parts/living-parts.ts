import { n1, type P, smooth } from '#artwork/engine.ts';
import { move } from '#artwork/materials/outlines.ts';
import { flatten, spl, type Hero, type Part, type Q } from '#artwork/heroes/hero.ts';

export function living(key: string, name: string, tags: string, parts: (Part | Part[])[], hues?: Hero['hues']): Hero {
  return { key, name, tags: tags.split(' '), parts: parts.flat(), ...(hues ? { hues } : {}) };
}
/** a shape from points (see spl) */
export const shape = (k: string, ang: number, ps: Q[], t = 1): Part => ({ k, ang, d: spl(ps, t) });
/** an ellipse, turned by deg */
export const oval = (k: string, cx: number, cy: number, rx: number, ry = rx, deg = 0): Part => {
  const c = Math.cos((deg * Math.PI) / 180),
    w = Math.sin((deg * Math.PI) / 180),
    q = 0.5523;
  const f = (u: number, v: number) => n1(cx + c * u * rx - w * v * ry) + ' ' + n1(cy + w * u * rx + c * v * ry);
  return { k, ang: deg, d: `M${f(-1, 0)}C${f(-1, -q)} ${f(-q, -1)} ${f(0, -1)}C${f(q, -1)} ${f(1, -q)} ${f(1, 0)}C${f(1, q)} ${f(q, 1)} ${f(0, 1)}C${f(-q, 1)} ${f(-1, q)} ${f(-1, 0)}Z` };
};
/** a limb, stalk or tail along points of x, y, width, with round ends */
export const limb = (k: string, ps: [number, number, number][], cap = 1): Part => {
  const mid = flatten(smooth(ps.map((p) => [p[0], p[1]] as P), false), 14)[0]!;
  const seg = [0];
  for (let i = 1; i < mid.length; i++) seg.push(seg[i - 1]! + Math.hypot(mid[i]![0] - mid[i - 1]![0], mid[i]![1] - mid[i - 1]![1]));
  // the distance along the line at which each given point lies
  const at = ps.map((p, i) =>
    (i === 0 ? 0 : i === ps.length - 1 ? seg[seg.length - 1]! : seg[mid.reduce((b, m, j) => (Math.hypot(m[0] - p[0], m[1] - p[1]) < Math.hypot(mid[b]![0] - p[0], mid[b]![1] - p[1]) ? j : b), 0)]!));
  const L: Q[] = [],
    R: Q[] = [];
  const step = Math.max(1, Math.round(mid.length / Math.max(4, Math.min(16, Math.round(seg[seg.length - 1]! / 34)))));
  for (let i = 0; i < mid.length; i++) {
    if (i % step && i !== mid.length - 1) continue;
    if (i !== mid.length - 1 && mid.length - 1 - i < step * 0.5) continue;
    const a = mid[Math.max(0, i - 1)]!,
      b = mid[Math.min(mid.length - 1, i + 1)]!,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    let j = 0;
    while (j < at.length - 2 && seg[i]! > at[j + 1]!) j++;
    const t = Math.max(0, Math.min(1, (seg[i]! - at[j]!) / (at[j + 1]! - at[j]! || 1))),
      w = (ps[j]![2] + (ps[j + 1]![2] - ps[j]![2]) * t * t * (3 - 2 * t)) / 2,
      nx = -(b[1] - a[1]) / l,
      ny = (b[0] - a[0]) / l;
    if (i === 0 && cap) L.push([mid[0]![0] - ny * w, mid[0]![1] + nx * w]);
    L.push([mid[i]![0] + nx * w, mid[i]![1] + ny * w, cap ? 0 : i === 0 || i === mid.length - 1 ? 1 : 0]);
    R.unshift([mid[i]![0] - nx * w, mid[i]![1] - ny * w, cap ? 0 : i === 0 || i === mid.length - 1 ? 1 : 0]);
    if (i === mid.length - 1 && cap) L.push([mid[i]![0] + ny * w, mid[i]![1] - nx * w]);
  }
  const a = mid[0]!,
    b = mid[mid.length - 1]!;
  return { k, ang: Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI), d: spl([...L, ...R]) };
};
/** a leaf from its foot: length and width; bend lifts its tip sideways */
export const leaf = (k: string, x: number, y: number, deg: number, L: number, W: number, bend = 0): Part => {
  const a = (deg * Math.PI) / 180,
    f = (u: number, v: number, c = 0): Q => [x + Math.cos(a) * u - Math.sin(a) * (v + (bend * u * u) / (L * L)), y + Math.sin(a) * u + Math.cos(a) * (v + (bend * u * u) / (L * L)), c];
  return { k, ang: deg, d: spl([f(0, 0, 1), f(L * 0.22, -W * 0.4), f(L * 0.48, -W * 0.5), f(L * 0.76, -W * 0.3), f(L, 0, 1), f(L * 0.76, W * 0.3), f(L * 0.48, W * 0.5), f(L * 0.22, W * 0.4)]) };
};
/** a petal from its foot: broad, round at the end; notch cuts the end */
export const petal = (k: string, x: number, y: number, deg: number, L: number, W: number, foot = 0.2, notch = 0): Part => {
  const a = (deg * Math.PI) / 180,
    f = (u: number, v: number, c = 0): Q => [x + Math.cos(a) * u - Math.sin(a) * v, y + Math.sin(a) * u + Math.cos(a) * v, c];
  return { k, ang: deg, d: spl([f(0, -W * foot * 0.5, 1), f(L * 0.35, -W * 0.36), f(L * 0.68, -W * 0.5), f(L * 0.92, -W * 0.32),
    f(L * (1 - notch), 0, notch ? 1 : 0), f(L * 0.92, W * 0.32), f(L * 0.68, W * 0.5), f(L * 0.35, W * 0.36), f(0, W * foot * 0.5, 1)]) };
};
/** the same parts seen in a mirror standing at x = c */
export const mirrored = (ps: Part[], c = 400): Part[] => ps.map((p) => ({ ...p, ang: p.ang === undefined ? undefined : 180 - p.ang, d: move(p.d, (x, y) => [2 * c - x, y]) }));
/** a part and its mirror image */
export const both = (p: Part, c = 400): Part[] => [p, ...mirrored([p], c)];
/** parts shrunk, turned and moved: about the point cx, cy */
export const turn = (ps: Part[], cx: number, cy: number, deg: number, k = 1, dx = 0, dy = 0): Part[] => {
  const c = Math.cos((deg * Math.PI) / 180) * k,
    w = Math.sin((deg * Math.PI) / 180) * k;
  return ps.map((p) => ({ ...p, ang: p.ang === undefined ? undefined : Math.round(p.ang + deg),
    d: move(p.d, (x, y) => [cx + dx + (x - cx) * c - (y - cy) * w, cy + dy + (x - cx) * w + (y - cy) * c]) }));
};
/** an open line */
export const openLine = (k: string, d: string): Part => ({ k, d, line: true });
/** a woolly edge: bumps round an ellipse */
export const woolly = (k: string, cx: number, cy: number, rx: number, ry: number, n: number, h: number, off = 0): Part => {
  const ps: Q[] = [];
  for (let i = 0; i < n; i++) {
    const f = (t: number, r: number, c = 0): Q => {
      const a = off + ((i + t) / n) * Math.PI * 2;
      return [cx + Math.cos(a) * (rx + r), cy + Math.sin(a) * (ry + r), c];
    };
    ps.push(f(0, 0, 1), f(0.2, h * 0.8), f(0.5, h), f(0.8, h * 0.8));
  }
  return { k, ang: 0, d: spl(ps) };
};
