import { lerp, n1, type P, path, pt } from '#artwork/engine.ts';

export const sub = (a: P, b: P): P => [a[0] - b[0], a[1] - b[1]];
export const unit = (a: P): P => { const l = Math.hypot(a[0], a[1]) || 1; return [a[0] / l, a[1] / l]; };
export const add = (a: P, b: P, k = 1): P => [a[0] + b[0] * k, a[1] + b[1] * k];
export const roundRect = (x: number, y: number, w: number, h: number,
  q: number) => `M${n1(x + q)} ${n1(y)}H${n1(x + w - q)}Q${n1(x + w)} ${n1(y)} ${n1(x + w)} ${n1(y + q)}V${n1(y + h - q)}Q${n1(x + w)} ${n1(y + h)} ${n1(x + w - q)} ${n1(y + h)}H${n1(x + q)}Q${n1(x)} ${n1(y + h)} ${n1(x)} ${n1(y + h - q)}V${n1(y + q)}Q${n1(x)} ${n1(y)} ${n1(x + q)} ${n1(y)}Z`;
export const arcPoints = (cx: number, cy: number, rx: number, ry: number, a0: number, a1: number, n = 20): P[] => Array.from({ length: n + 1 }, (_, i) => {
  const a = ((a0 + ((a1 - a0) * i) / n) * Math.PI) / 180;
  return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry] as P;
});
export type Stroke = { p: P[]; loop: boolean; shut?: [boolean, boolean] };
/** evenly spaced points with directions along a stroke; `even` stretches the spacing so that it ends exactly */
export function march(s: Stroke, step: number, even = true): { p: P; a: number; t: number }[] {
  const ps = s.loop ? [...s.p, s.p[0]!] : s.p, L = [0];
  for (let i = 1; i < ps.length; i++) L.push(L[i - 1]! + Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]));
  const tot = L[L.length - 1]!, n = Math.max(1, even ? Math.round(tot / step) : Math.floor(tot / step)), st = even ? tot / n : step, out: { p: P; a: number; t: number }[] = [];
  let i = 1;
  for (let q = 0; q <= (s.loop ? n - 1 : n); q++) {
    const d = Math.min(tot - 1e-6, q * st); while (L[i]! < d) i++;
    const t = (d - L[i - 1]!) / (L[i]! - L[i - 1]! || 1), a = ps[i - 1]!, b = ps[i]!;
    out.push({ p: [lerp(a[0], b[0], t), lerp(a[1], b[1], t)], a: Math.atan2(b[1] - a[1], b[0] - a[0]), t: d / tot });
  }
  return out;
}
export const sparkleD = (x: number, y: number, R: number) => {
  const a: P[] = [[x, y - R], [x + R * 0.7, y], [x, y + R], [x - R * 0.7, y]];
  let d = 'M' + pt(a[0]!);
  for (let i = 0; i < 4; i++) { const b = a[(i + 1) % 4]!; d += `Q${n1(x + (a[i]![0] + b[0] - 2 * x) * 0.08)} ${n1(y + (a[i]![1] + b[1] - 2 * y) * 0.08)} ${pt(b)}`; }
  return d + 'Z';
};
/** a willow-leaf mark from a to b, belly w, bowed through m */
export const willowLeaf = (a: P, m: P, b: P, w: number) => {
  const dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) || 1, nx = (-dy / l) * w, ny = (dx / l) * w;
  return `M${pt(a)}Q${pt([m[0] + nx, m[1] + ny])} ${pt(b)}Q${pt([m[0] - nx, m[1] - ny])} ${pt(a)}Z`;
};
/** a line with round ends */
export const roundLine = (d: string, w: number, col: string, extra = '') => path(d, `fill="none" stroke="${col}" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round" ${extra}`);
