import { clamp, lerp, n1, type P, polar, ribbon, TAU } from '#artwork/engine.ts';

export const rr = (x: number, y: number, w: number, h: number,
  r: number) => `M${n1(x + r)} ${n1(y)}H${n1(x + w - r)}A${r} ${r} 0 0 1 ${n1(x + w)} ${n1(y + r)}V${n1(y + h - r)}A${r} ${r} 0 0 1 ${n1(x + w - r)} ${n1(y + h)}H${n1(x + r)}A${r} ${r} 0 0 1 ${n1(x)} ${n1(y + h - r)}V${n1(y + r)}A${r} ${r} 0 0 1 ${n1(x + r)} ${n1(y)}Z`;
export const ringD = (cx: number, cy: number, rx: number, ry = rx) => `M${n1(cx - rx)} ${n1(cy)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(rx * 2)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-rx * 2)} 0Z`;
/** tangent-aware sampling of a polyline */
export function walker(ps: P[]) {
  const L = [0];
  for (let i = 1; i < ps.length; i++) L.push(L[i - 1]! + Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]));
  const tot = L[L.length - 1]!;
  return (t: number): [P, number] => {
    const s = clamp(t, 0, 0.9999) * tot;
    let i = 1;
    while (L[i]! < s) i++;
    const k = (s - L[i - 1]!) / (L[i]! - L[i - 1]! || 1),
      a = ps[i - 1]!,
      b = ps[i]!;
    return [[lerp(a[0], b[0], k), lerp(a[1], b[1], k)], (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI];
  };
}

/** a polyline through control points, by Catmull-Rom */
export function through(cs: P[], n = 14): P[] {
  const o: P[] = [],
    q = (i: number) => cs[clamp(i, 0, cs.length - 1)]!;
  for (let i = 0; i < cs.length - 1; i++)
    for (let k = 0; k < n; k++) {
      const t = k / n,
        a = q(i - 1),
        b = q(i),
        c = q(i + 1),
        d = q(i + 2);
      o.push([0, 1].map((m) => 0.5 * (2 * b[m]! + (c[m]! - a[m]!) * t + (2 * a[m]! - 5 * b[m]! + 4 * c[m]! - d[m]!) * t * t + (3 * b[m]! - a[m]! - 3 * c[m]! + d[m]!) * t * t * t)) as P);
    }
  o.push(cs[cs.length - 1]!);
  return o;
}
export const blade = (ps: P[], w: number, peak = 0.5, tip = 0.02) => ribbon(ps, (t) => w * Math.max(tip, Math.sin(Math.PI * Math.pow(clamp(t, 0.001, 0.999), Math.log(0.5) / Math.log(peak)))));
export const mirror = (s: string, x = 500) => s + `<g transform="translate(${2 * x} 0) scale(-1 1)">${s}</g>`;
export const coil = (x: number, y: number, R: number, a0: number, turns: number, r1 = 0.12): P[] => {
  const n = Math.max(4, Math.round(20 * Math.abs(turns)));
  return Array.from({ length: n + 1 }, (_, i) => polar(x, y, R * Math.pow(r1, i / n), a0 + (turns * TAU * i) / n));
};
