import { grained } from '#artwork/marks/grained.ts';
import { circ, type Drawing, ell, g, mix, n1, type P, type Palette, path, ribbon, type Rng, shade, smooth, tf } from '#artwork/engine.ts';

export type Sea = { c: Drawing; r: Rng; p: Palette };

/** a strand of kelp from below, its blades to both sides */
export function kelp({ p }: Sea, ps: P[], col: string): string {
  let blades = '';
  ps.forEach(([x, y], i) => { if (i === 0 || i === ps.length - 1) return; const side = i % 2 ? 1 : -1; blades += g(path('M0 0C30 -22 84 -20 112 8C80 26 28 24 0 0Z', `fill="${i % 3 ? col : shade(col, 0.05)}"`) + path('M8 1Q56 -2 100 7', `fill="none" stroke="${shade(col, -0.08)}" stroke-width="4"`) + circ(4, 0, 10, `fill="${mix(col, p.b, 0.3)}"`), tf(x, y, side > 0 ? -20 : 200, 0.8)); });
  return path(smooth(ps, false), `fill="none" stroke="${shade(col, -0.06)}" stroke-width="10" stroke-linecap="round"`) + blades;
}

/** lines of light and shade that lie on water */
export function ripples({ r }: Sea, y0: number, y1: number, n: number, col: string, o: number): string {
  let d = '';
  for (let i = 0; i < n; i++) { const y = y0 + (y1 - y0) * Math.sqrt(r.f()), k = 0.5 + ((y - y0) / (y1 - y0)) * 1.1, x = r.f(-40, 1000); d += `M${n1(x)} ${n1(y)}q${n1(22 * k)} ${n1(-9 * k)} ${n1(44 * k)} 0t${n1(44 * k)} 0`; }
  return path(d, `fill="none" stroke="${col}" stroke-width="5" stroke-linecap="round" opacity="${o}"`);
}

/** How an otter's face is: its eyes shut, open or looking at what it holds. */
export type Mood = 'asleep' | 'glad';

/** an otter's head seen from the front, its middle at x, y */
export function head(s: Sea, x: number, y: number, k: number, deg: number, col: string, mood: Mood): string {
  const { p } = s, cream = mix('#f0dcc0', p.paper, 0.25), dark = '#2a1a18', skull = 'M-128 -6C-134 -86 -76 -126 0 -126C76 -126 134 -86 128 -6C126 66 78 108 0 110C-78 108 -126 66 -128 -6Z';
  const eyes = mood === 'asleep' ? path('M-76 -20q24 24 48 2M28 -18q24 22 48 -2', `fill="none" stroke="${dark}" stroke-width="10" stroke-linecap="round"`) : [-54, 54].map((X) => circ(X, -22, 19, `fill="${dark}"`) + circ(X + 6, -29, 7, 'fill="#ffffff"') + circ(X - 6, -15, 3.4, 'fill="#ffffff" opacity=".7"')).join('');
  return g([-104, 104].map((X) => circ(X, -78, 32, `fill="${shade(col, -0.05)}"`) + circ(X * 0.98, -74, 18, `fill="${shade(col, -0.16)}"`)).join('') + grained(s, skull, [-130, -126, 260, 236], col, { n: 300, from: 70, dl: -0.09 }) + path('M0 -16C56 -20 112 4 112 44C100 90 56 110 0 110C-56 110 -100 90 -112 44C-112 4 -56 -20 0 -16Z', `fill="${cream}"`) + path('M-58 -62q16 -12 34 -4M24 -66q18 -8 34 4', `fill="none" stroke="${mix(col, cream, 0.45)}" stroke-width="8" stroke-linecap="round"`) + eyes
    + path('M-34 -4C-30 -22 30 -22 34 -4C36 14 16 26 0 28C-16 26 -36 14 -34 -4Z', `fill="${dark}"`) + path('M-20 -7Q0 -15 18 -8', 'fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity=".5"') + path('M0 28V44M0 44Q-22 70 -50 54M0 44Q22 70 50 54', `fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round"`) + path('M-48 24h.1M-62 38h.1M-40 40h.1M48 24h.1M62 38h.1M40 40h.1', `stroke="${shade(cream, -0.25)}" stroke-width="7" stroke-linecap="round"`) + path('M-66 24L-164 8M-70 38L-168 44M-64 50L-152 78M66 24L164 8M70 38L168 44M64 50L152 78', `stroke="${cream}" stroke-width="4.4" stroke-linecap="round"`) + ell(-86, 30, 20, 13, `fill="${p.a}" opacity=".32"`) + ell(86, 30, 20, 13, `fill="${p.a}" opacity=".32"`), tf(x, y, deg, k));
}

/** a paw with its five blunt fingers, pointing up */
export const paw = (x: number, y: number, k: number, deg: number, col: string) => g(path('M-30 30C-40 -10 -34 -34 -24 -40C-16 -46 -12 -40 -10 -34C-8 -50 8 -50 10 -34C12 -42 22 -46 28 -36C36 -20 40 4 30 30Z', `fill="${col}"`) + path('M-10 -32V-14M10 -32V-14', `stroke="${shade(col, -0.1)}" stroke-width="5" stroke-linecap="round"`), tf(x, y, deg, k));

/** a thick soft limb along points */
export const limb = (ps: P[], w0: number, w1: number, col: string) => path(ribbon(ps, (t) => w0 + (w1 - w0) * t), `fill="${col}"`);
