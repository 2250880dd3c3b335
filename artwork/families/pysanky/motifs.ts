import { lerp, type P, polar, TAU } from '#artwork/engine.ts';
import { line, type Shell } from './shell.ts';

/** an eight-petalled rose */
export function rose({ dye, lw, lay, L, F }: Shell, u: number, v: number, R: number, c1: string, c2: string) {
  let a = '',
    b = '';
  const pts: P[] = [];
  for (let i = 0; i < 8; i++) {
    const t = -Math.PI / 2 + (i * TAU) / 8;
    const tip = polar(0, 0, R, t),
      l = polar(0, 0, R * 0.46, t - Math.PI / 8),
      rad = polar(0, 0, R * 0.46, t + Math.PI / 8);
    a += lay([[0, 0], l, tip], u, v, true, 2);
    b += lay([[0, 0], tip, rad], u, v, true, 2);
    pts.push(l, tip);
  }
  return F(a, c1) + F(b, c2) + L(a + b, dye.w, lw * 0.8);
}

/** a pine branch */
export function pine(shell: Shell, u: number, v0: number, v1: number, col: string) {
  const { E, lw, L } = shell;
  let d = line(shell, [[u, v0], [u, v1]], false, 6);
  const N = 7;
  for (let i = 1; i <= N; i++) {
    const t = i / N,
      v = lerp(v0, v1, t),
      s = (0.26 * (1 - t * 0.62) * E.W) / Math.max(60, E.R(v));
    for (const q of [-1, 1]) d += line(shell, [[u, v], [u + q * s * 0.7, v - (v1 - v0) * 0.13]], false, 3);
  }
  return L(d, col, lw * 0.8);
}
