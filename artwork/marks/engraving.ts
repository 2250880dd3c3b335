import { clamp, lerp, type P, poly, type Rng } from '#artwork/engine.ts';

/** lines v = const over a surface f(u,v), each swelling with tone(u,v) and lifting off where there is light; one path */
export const engrave = (f: (u: number, v: number) => P, tone: (u: number, v: number) => number, o: { n: number; m?: number; sp: number; v0?: number; v1?: number; min?: number; r?: Rng }) => {
  const m = o.m ?? 22, min = o.min ?? 0.09;
  let d = '';
  for (let i = 0; i < o.n; i++) {
    const v = lerp(o.v0 ?? 0, o.v1 ?? 1, (i + 0.5) / o.n) + (o.r ? o.r.f(-0.12, 0.12) / o.n : 0);
    let seg: [P, number][] = [];
    const flush = () => {
      if (seg.length > 1) {
        const L: P[] = [], R: P[] = [];
        seg.forEach(([q, w], k) => {
          const a = seg[Math.max(0, k - 1)]![0], b = seg[Math.min(seg.length - 1, k + 1)]![0];
          const dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) || 1, hw = k === 0 || k === seg.length - 1 ? 0.25 : w / 2;
          L.push([q[0] - (dy / l) * hw, q[1] + (dx / l) * hw]);
          R.push([q[0] + (dy / l) * hw, q[1] - (dx / l) * hw]);
        });
        d += poly([...L, ...R.reverse()]);
      }
      seg = [];
    };
    for (let k = 0; k <= m; k++) {
      const u = k / m, t = tone(u, v);
      if (t < min) {
        if (seg.length) seg.push([f(u, v), 0.3]);
        flush();
      } else seg.push([f(u, v), o.sp * clamp(t, 0, 0.92)]);
    }
    flush();
  }
  return d;
};
