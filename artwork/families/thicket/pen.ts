import { bez, clamp, type Drawing, type P, poly, type Rng } from '#artwork/engine.ts';

/** Pen and wash: the colours, and how a wash is laid and a line drawn. */
export type Watercolour = {
  c: Drawing; r: Rng; paper: string; ink: string; red: string; moss: string; fern: string; ochre: string; dusk: string;
  skin: string; W: string[]; I: string[];
  wash: (d: string, col: string, o?: number, dx?: number, dy?: number) => number; clearW: (d: string) => number;
  commit: (wet?: boolean) => void;
  blobW: (cx: number, cy: number, rx: number, ry: number, n?: number, j?: number) => string;
};

/** a line of the pen */
export function pen({ r }: Watercolour, ps: P[], w = 4) {
  const q = ps.map(([x, y], i) => [x + (i && i < ps.length - 1 ? r.f(-0.9, 0.9) : 0), y + (i && i < ps.length - 1 ? r.f(-0.9, 0.9) : 0)] as P), L: P[] = [], R: P[] = [], n = q.length;
  for (let i = 0; i < n; i++) {
    const a = q[Math.max(0, i - 1)]!, b = q[Math.min(n - 1, i + 1)]!, dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) || 1, t = i / (n - 1),
      h = (w / 2) * (0.3 + 0.7 * Math.sin(Math.PI * clamp(0.1 + t * 0.86))) * (1 + 0.18 * Math.sin(t * 9));
    L.push([q[i]![0] - (dy / l) * h, q[i]![1] + (dx / l) * h]);
    R.push([q[i]![0] + (dy / l) * h, q[i]![1] - (dx / l) * h]);
  }
  return poly([...L, ...R.reverse()]);
}

/** a smooth line through points */
export function spl(ps: P[], n = 7): P[] {
  const o: P[] = [];
  for (let i = 0; i < ps.length - 1; i++) {
    const a = ps[Math.max(0, i - 1)]!, b = ps[i]!, d = ps[i + 1]!, e = ps[Math.min(ps.length - 1, i + 2)]!;
    o.push(...bez(b, [b[0] + (d[0] - a[0]) / 6, b[1] + (d[1] - a[1]) / 6], [d[0] - (e[0] - b[0]) / 6, d[1] - (e[1] - b[1]) / 6], d, n).slice(i ? 1 : 0));
  }
  return o;
}
