import { circ, type Drawing, ell, g, n1, type Palette, path, polar, type Rng, shade, TAU, tf, use } from '#artwork/engine.ts';

export type Night = { c: Drawing; r: Rng; p: Palette };

/** a marigold, 60 in radius, once for each colour: ruffle within ruffle */
export function marigold(c: Drawing, col: string): (x: number, y: number, k: number, deg?: number) => string {
  const ring = (R: number, n: number, turn: number) => { let d = ''; for (let i = 0; i < n; i++) { const a = turn + (i * TAU) / n, b = a + TAU / n, u = polar(0, 0, R * 0.86, a), v = polar(0, 0, R * 0.86, b), q = polar(0, 0, R * 1.16, a + TAU / n * 0.22), w = polar(0, 0, R * 1.16, b - TAU / n * 0.22), m = polar(0, 0, R * 0.99, (a + b) / 2); d += `${i ? 'L' : 'M'}${n1(u[0])} ${n1(u[1])}Q${n1(q[0])} ${n1(q[1])} ${n1(m[0])} ${n1(m[1])}Q${n1(w[0])} ${n1(w[1])} ${n1(v[0])} ${n1(v[1])}`; } return `${d}Z`; };
  const id = c.def((i) => `<g id="${i}">${path(ring(58, 15, 0), `fill="${shade(col, -0.09)}"`)}${path(ring(49, 14, 0.3), `fill="${shade(col, -0.03)}"`)}${path(ring(39, 12, 0.1), `fill="${shade(col, -0.075)}"`)}${path(ring(33, 12, 0.5), `fill="${shade(col, 0.02)}"`)}${path(ring(23, 9, 0.2), `fill="${shade(col, -0.05)}"`)}${path(ring(18, 8, 0.6), `fill="${shade(col, 0.06)}"`)}${path(ring(8, 5, 0), `fill="${shade(col, -0.04)}"`)}</g>`, `marigold${col}`);
  return (x, y, k, deg = 0) => use(id, tf(x, y, deg, k));
}

/** a monarch, its wings open */
export function monarch(x: number, y: number, k: number, deg: number): string {
  const wing = path('M4 -6C30 -70 96 -96 128 -78C136 -50 104 -6 62 6C92 14 104 50 84 78C56 92 16 50 4 14Z', 'fill="#1d1512"') + path('M14 -12C34 -52 74 -76 104 -74C106 -54 80 -20 44 -6ZM14 12C36 10 66 20 78 44C78 60 66 66 58 64C38 54 22 36 14 12ZM34 -2C60 -6 90 -24 104 -42C102 -20 78 0 50 6Z', 'fill="#f08a24"') + path('M20 -16L92 -66M26 -8L84 -30M18 14L62 54M22 10L70 34', 'stroke="#1d1512" stroke-width="4.5" stroke-linecap="round"') + path('M112 -76h.1M122 -66h.1M120 -50h.1M88 62h.1M78 74h.1M66 78h.1', 'stroke="#fff6e0" stroke-width="8" stroke-linecap="round"');
  return g(g(wing) + g(wing, 'transform="scale(-1 1)"') + ell(0, 6, 7, 40, 'fill="#1d1512"') + circ(0, -38, 8, 'fill="#1d1512"') + path('M-3 -42Q-10 -66 -22 -76M3 -42Q10 -66 22 -76', 'fill="none" stroke="#1d1512" stroke-width="3" stroke-linecap="round"'), tf(x, y, deg, k));
}

/** a candle in its glass, its foot at the origin */
export function candle(c: Drawing, x: number, y: number, k: number, col: string): string {
  return g(circ(0, -96, 96, `fill="${c.rad([[0, '#ffdf8a', 0.8], [0.4, '#ffb84a', 0.3], [1, '#ffb84a', 0]])}"`) + path('M-27 -74H27L24 0H-24Z', `fill="${col}"`) + path('M-27 -74H27L26 -54H-26Z', `fill="${shade(col, 0.14)}"`) + ell(0, -74, 27, 7, 'fill="#fff0c8"') + path('M0 -128C-16 -102 -12 -84 0 -78C12 -84 16 -102 0 -128Z', 'fill="#ffb03a"') + path('M0 -112C-7 -98 -5 -86 0 -82C5 -86 7 -98 0 -112Z', 'fill="#fff6cf"') + path('M-17 -60L-15 -12', 'stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".5"'), tf(x, y, 0, k));
}
