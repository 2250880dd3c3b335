import { g, lerp, n1, type P, path, type Rng, shade, smooth, tf } from '#artwork/engine.ts';

/** a pressed leaf */
export function pressLeaf(r: Rng, x: number, y: number, deg: number, L: number, W: number, col: string, lobes = 0) {
  const R: P[] = [],
    Lf: P[] = [];
  const n = lobes ? lobes * 2 : 8;
  for (let i = 1; i < n; i++) {
    const t = i / n,
      w = (W / 2) * Math.sin(Math.PI * Math.pow(t, 0.8)) * (lobes ? (i % 2 ? 1.12 : 0.62) : 1) * r.f(0.94, 1.06);
    R.push([w, -L * (t + (lobes && i % 2 ? 0.05 : 0))]);
    Lf.push([-w, -L * (t + (lobes && i % 2 ? 0.05 : 0))]);
  }
  const d = smooth([[0, 0], ...R, [0, -L], ...Lf.reverse()], true, 0.9);
  let v = `M0 0Q${n1(W * 0.03)} ${n1(-L * 0.5)} 0 ${n1(-L * 0.95)}`;
  for (let i = 1; i < 6; i++)
    for (const s of [-1, 1])
      v += `M0 ${n1(-L * (0.08 + i * 0.12))}Q${n1(s * W * 0.18)} ${n1(-L * (0.14 + i * 0.12))} ${n1(s * W * 0.34 * Math.sin(Math.PI * (0.12 + i * 0.14)))} ${n1(-L * (0.2 + i * 0.13))}`;
  return g(
    path(d, `fill="${col}" fill-opacity=".9"`) + path(v, `fill="none" stroke="${shade(col, 0.13, -0.01)}" stroke-width="1.7" stroke-opacity=".75"`)
      + path(d, `fill="none" stroke="${shade(col, -0.13)}" stroke-width="1.3" stroke-opacity=".6"`),
    tf(x, y, deg),
  );
}

/** a leaf cut into threads: carrot, cosmos, larkspur */
export function threadLeaf(r: Rng, x: number, y: number, deg: number, L: number, col: string, w: number, depth = 2): string {
  let d = '';
  const rec = (x: number, y: number, a: number, L: number, k: number) => {
    const e: P = [x + Math.cos(a) * L, y + Math.sin(a) * L],
      b = r.f(-0.14, 0.14);
    d += `M${n1(x)} ${n1(y)}Q${n1(x + Math.cos(a + b) * L * 0.5)} ${n1(y + Math.sin(a + b) * L * 0.5)} ${n1(e[0])} ${n1(e[1])}`;
    if (!k) return;
    for (let i = 1; i <= 4; i++)
      for (const s of [-1, 1]) {
        const t = 0.2 + i * 0.17;
        rec(lerp(x, e[0], t), lerp(y, e[1], t), a + s * r.f(0.55, 0.75), L * 0.44 * (1.12 - t * 0.72), k - 1);
      }
  };
  rec(x, y, ((deg - 90) * Math.PI) / 180, L, depth);
  return path(d, `fill="none" stroke="${col}" stroke-width="${n1(w)}" stroke-linecap="round"`);
}
