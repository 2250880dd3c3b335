import { makeRng, type Rng } from './random.ts';

/** a point: x to the right, y down, in card units (1000 across a cover) */
export type P = [number, number];
export const TAU = Math.PI * 2;

/** a number for an attribute, to a tenth of a unit */
export function n1(v: number): string {
  const s = Math.round(v * 10) / 10;
  return Object.is(s, -0) ? '0' : String(s);
}

export function pt(p: P): string {
  return `${n1(p[0])} ${n1(p[1])}`;
}

export function polar(cx: number, cy: number, r: number, a: number): P {
  return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
}

export function rot(p: P, a: number): P {
  return [p[0] * Math.cos(a) - p[1] * Math.sin(a), p[0] * Math.sin(a) + p[1] * Math.cos(a)];
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function clamp(v: number, a = 0, b = 1): number {
  return Math.max(a, Math.min(b, v));
}

export function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/** straight lines through points */
export function poly(ps: P[], close = true): string {
  return `M${ps.map(pt).join('L')}${close ? 'Z' : ''}`;
}

/** a Catmull-Rom spline through points, as cubic curves */
export function smooth(ps: P[], close = true, k = 1): string {
  const n = ps.length;
  if (n < 3) return poly(ps, close);
  const at = (i: number) => ps[close ? (i + n) % n : clamp(i, 0, n - 1)]!;
  let d = `M${pt(at(0))}`;
  const m = close ? n : n - 1;
  const t = k / 6;
  for (let i = 0; i < m; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: P = [p1[0] + (p2[0] - p0[0]) * t, p1[1] + (p2[1] - p0[1]) * t];
    const c2: P = [p2[0] - (p3[0] - p1[0]) * t, p2[1] - (p3[1] - p1[1]) * t];
    d += `C${pt(c1)} ${pt(c2)} ${pt(p2)}`;
  }
  return d + (close ? 'Z' : '');
}

/** a closed outline for a stroke of varying width along a polyline */
export function ribbon(ps: P[], width: (t: number) => number): string {
  const left: P[] = [];
  const right: P[] = [];
  const n = ps.length;
  ps.forEach((p, i) => {
    const a = ps[Math.max(0, i - 1)]!;
    const b = ps[Math.min(n - 1, i + 1)]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const l = Math.hypot(dx, dy) || 1;
    const w = width(i / (n - 1)) / 2;
    left.push([p[0] - (dy / l) * w, p[1] + (dx / l) * w]);
    right.push([p[0] + (dy / l) * w, p[1] - (dx / l) * w]);
  });
  return smooth([...left, ...right.toReversed()], true);
}

/** points on a cubic curve */
export function bez(p0: P, p1: P, p2: P, p3: P, n = 24): P[] {
  const out: P[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const u = 1 - t;
    out.push([
      u * u * u * p0[0] + 3 * u * u * t * p1[0] + 3 * u * t * t * p2[0] + t * t * t * p3[0],
      u * u * u * p0[1] + 3 * u * u * t * p1[1] + 3 * u * t * t * p2[1] + t * t * t * p3[1],
    ]);
  }
  return out;
}

/** points on a quadratic curve */
export function qbez(p0: P, p1: P, p2: P, n = 20): P[] {
  const out: P[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const u = 1 - t;
    out.push([u * u * p0[0] + 2 * u * t * p1[0] + t * t * p2[0], u * u * p0[1] + 2 * u * t * p1[1] + t * t * p2[1]]);
  }
  return out;
}

/** a star of n points between radius R and r */
export function star(cx: number, cy: number, n: number, R: number, r: number, turn = -Math.PI / 2): string {
  return poly(Array.from({ length: n * 2 }, (_, i) => polar(cx, cy, i % 2 ? r : R, turn + (i * Math.PI) / n)));
}

/** a four-point sparkle with concave sides */
export function sparkle(cx: number, cy: number, R: number, q = 0.12): string {
  const a: P[] = [
    [cx, cy - R],
    [cx + R * 0.72, cy],
    [cx, cy + R],
    [cx - R * 0.72, cy],
  ];
  let d = '';
  a.forEach((from, i) => {
    const to = a[(i + 1) % 4]!;
    const mx = cx + (from[0] + to[0] - 2 * cx) * q;
    const my = cy + (from[1] + to[1] - 2 * cy) * q;
    d += `${i ? '' : `M${pt(from)}`}Q${n1(mx)} ${n1(my)} ${pt(to)}`;
  });
  return `${d}Z`;
}

export function heart(cx: number, cy: number, s: number): string {
  const q = (x: number, y: number) => `${n1(cx + s * x)} ${n1(cy + s * y)}`;
  return (
    `M${q(0, 0.86)}C${q(-0.3, 0.55)} ${q(-1.06, 0.22)} ${q(-1.02, -0.36)}` +
    `C${q(-0.99, -0.86)} ${q(-0.24, -1.02)} ${q(0, -0.42)}C${q(0.24, -1.02)} ${q(0.99, -0.86)} ${q(1.02, -0.36)}` +
    `C${q(1.06, 0.22)} ${q(0.3, 0.55)} ${q(0, 0.86)}Z`
  );
}

/** an irregular round outline */
export function blob(r: Rng, cx: number, cy: number, rx: number, ry = rx, n = 8, j = 0.12): string {
  const turn = r.f(0, TAU);
  return smooth(
    Array.from({ length: n }, (_, i): P => {
      const a = turn + (i * TAU) / n;
      const k = 1 + r.f(-j, j);
      return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
    }),
  );
}

/** points scattered evenly, none nearer to another than its radius (Bridson) */
export function poisson(
  r: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  rad: number | ((p: P) => number),
  k = 18,
): P[] {
  const radius = typeof rad === 'number' ? () => rad : rad;
  const first: P = [x + r.f() * w, y + r.f() * h];
  const out: P[] = [first];
  const active: P[] = [first];
  while (active.length && out.length < 6000) {
    const index = r.i(0, active.length - 1);
    const p = active[index]!;
    const from = radius(p);
    let found = false;
    for (let i = 0; i < k && !found; i++) {
      const q = polar(p[0], p[1], r.f(from, 2 * from), r.f(0, TAU));
      if (q[0] < x || q[0] > x + w || q[1] < y || q[1] > y + h) continue;
      const need = radius(q) ** 2;
      found = out.every((o) => (o[0] - q[0]) ** 2 + (o[1] - q[1]) ** 2 >= need);
      if (found) {
        out.push(q);
        active.push(q);
      }
    }
    if (!found) active.splice(index, 1);
  }
  return out;
}

/** smooth value noise along one axis, between -1 and 1 */
export function noise1(seed: string): (x: number) => number {
  const r = makeRng(seed);
  const table = Array.from({ length: 512 }, () => r.f(-1, 1));
  const value = (i: number) => table[((i % 512) + 512) % 512]!;
  return (x) => {
    const i = Math.floor(x);
    return lerp(value(i), value(i + 1), ease(x - i));
  };
}
