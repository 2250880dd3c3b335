import { circ, g, path, polar, pt, TAU, tf } from '#artwork/engine.ts';

/** a starburst */
export const starburst = (x: number, y: number, R: number, n: number, col: string, dot?: string, w = 3) => {
  let d = '',
    dots = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU,
      L = R * (i % 2 ? 0.6 : 1);
    const q = polar(x, y, L, a),
      b = polar(x, y, R * 0.12, a);
    d += `M${pt(b)}L${pt(q)}`;
    if (dot && i % 2 === 0) dots += circ(q[0], q[1], w * 1.5, `fill="${dot}"`);
  }
  return path(d, `stroke="${col}" stroke-width="${w}" stroke-linecap="round"`) + dots;
};

/** a boomerang */
export const boomer = (x: number, y: number, s: number, deg: number, col: string) =>
  g(path('M-60 -20C-40 -60 40 -60 62 -18C74 6 52 16 40 2C20 -22 -16 -20 -34 10C-48 34 -76 10 -60 -20Z', `fill="${col}"`), tf(x, y, deg, s));
