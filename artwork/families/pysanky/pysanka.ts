import { clamp, type Drawing, ell, g, lerp, n1, type P, path, poly, smooth, TAU } from '#artwork/engine.ts';
import { belt, endlessLine, sieve, triangles, tulips } from './bands.ts';
import { eggOf } from './egg.ts';
import { pine } from './motifs.ts';
import { around, type Dye, line, type Shell } from './shell.ts';

/** one egg with a kind of pattern */
export function pysanka(c: Drawing, W: number, H: number, kind: number, dye: Dye, turn: number, shadow = true) {
  const E = eggOf(W, H),
    k = W / 200,
    lw = Math.max(1.6, 3.6 * k);
  const wrapU = (u: number) => ((((u + Math.PI) % TAU) + TAU) % TAU) - Math.PI;
  /** a small figure in pixels, laid on the shell at (u, v) */
  const lay = (pp: P[], u: number, v: number, close = true, n = 2) => line(shell, pp.map(([x, y]) => [u + x / Math.max(30, E.R(v)), clamp(v + y / H, -1, 1)] as P), close, n);
  const ring = (v: number) => line(shell, [[-1.57, v], [1.57, v]], false, 24);
  const band = (v0: number, v1: number) => {
    const o: P[] = [];
    for (let i = 0; i <= 24; i++) o.push(E.M(-1.57 + (i / 24) * 3.14, v0));
    for (let i = 24; i >= 0; i--) o.push(E.M(-1.57 + (i / 24) * 3.14, v1));
    return poly(o);
  };
  const L = (d: string, col = dye.w, w = lw) => path(d, `fill="none" stroke="${col}" stroke-width="${n1(w)}" stroke-linejoin="round" stroke-linecap="round"`);
  const F = (d: string, col: string) => path(d, `fill="${col}"`);
  const dots = (n: number, v: number, rr: number, col: string) => around(shell, n, (u) => {
    if (Math.abs(u) > 1.5) return '';
    const q = E.M(u, v);
    return ell(q[0], q[1], Math.max(0.6, rr * k * Math.cos(u)), rr * k, `fill="${col}"`);
  });
  const teeth = (n: number, v0: number, v1: number, col: string, hatch: string) =>
    around(shell, n, (u) => {
      const h = Math.PI / n;
      let ht = '';
      for (const t of [0.25, 0.5, 0.75]) ht += line(shell, [[u - h * (1 - t), lerp(v0, v1, t)], [u + h * (1 - t), lerp(v0, v1, t)]], false, 2);
      return F(line(shell, [[u - h, v0], [u + h, v0], [u, v1]], true), col) + L(ht, hatch, lw * 0.55) + L(line(shell, [[u - h, v0], [u, v1], [u + h, v0]]), dye.w, lw * 0.85);
    });
  let s = '';
  const K = kind % 6;
  const shell: Shell = { W, dye, turn, E, k, lw, wrapU, lay, ring, band, L, F, dots, teeth };
  if (K === 0) s += belt(shell);
  else if (K === 1) s += sieve(shell);
  else if (K === 2) {
    // eight gores with pine
    s += around(shell, 8, (u, i) => (i % 2 ? F(line(shell, [[u - Math.PI / 8, -0.94], [u + Math.PI / 8, -0.94], [u + Math.PI / 8, 0.96], [u - Math.PI / 8, 0.96]], true, 10), dye.a) : ''));
    s += around(shell, 8, (u) => L(line(shell, [[wrapU(u + Math.PI / 8), -0.96], [wrapU(u + Math.PI / 8), 0.96]], false, 16), dye.w));
    s += around(shell, 8, (u, i) => (i % 2 ? pine(shell, u, 0.08, -0.76, dye.w) + pine(shell, u, 0.12, 0.8, dye.w) : pine(shell, u, 0.08, -0.76, dye.c) + pine(shell, u, 0.12, 0.8, dye.c)));
    s += F(band(0.0, 0.2), dye.bg) + L(ring(0.0) + ring(0.2), dye.w) + around(shell, 16, (u, i) => F(lay([[0, -14 * k], [14 * k, 0], [0, 14 * k], [-14 * k, 0]], u, 0.1), i % 2 ? dye.b : dye.c));
  } else if (K === 3) s += endlessLine(shell);
  else if (K === 4) s += tulips(shell);
  else s += triangles(shell);
  const cl = c.clip(path(E.out));
  const hi = c.rad([[0, '#fff', 0.62], [0.22, '#fff', 0.26], [0.6, '#fff', 0]], 0.34, 0.26, 0.5),
    lo = c.rad([[0.5, '#000', 0], [0.86, '#120818', 0.34], [1, '#120818', 0.56]], 0.4, 0.36, 0.68),
    rim = c.rad([[0.86, '#fff', 0], [0.97, '#fff', 0.16], [1, '#fff', 0]], 0.46, 0.46, 0.53);
  return (
    (shadow ? ell(W * 0.16, H * 0.2, W * 1.2, H * 1.08, `fill="${c.rad([[0.6, '#180c14', 0.42], [0.8, '#180c14', 0.18], [1, '#180c14', 0]])}"`) : '') +
    path(E.out, `fill="${dye.bg}"`) +
    g(s, `clip-path="${cl}"`) +
    path(E.out, `fill="${lo}"`) +
    path(E.out, `fill="${hi}"`) +
    path(E.out, `fill="${rim}"`) +
    path(smooth([[-W * 0.5, -H * 0.44], [-W * 0.34, -H * 0.64], [-W * 0.22, -H * 0.7], [-W * 0.3, -H * 0.58], [-W * 0.42, -H * 0.4]]), `fill="#fff" fill-opacity=".5"`)
  );
}
