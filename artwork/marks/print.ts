import { type Drawing, g, lerp, makeRng, n1, path, polar, poly } from '#artwork/engine.ts';

/** speckle that eats into a print, as paper tooth does into crayon or litho ink */
export const tooth = (c: Drawing, seed: string, n: number, lo: number, hi: number, col: string, S = 230) => {
  const q = makeRng('tooth' + seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = q.f(4, S - 4), y = q.f(4, S - 4), s = lerp(lo, hi, q.n() ** 2.2), a = q.f(0, 6);
    d += poly([0, 1, 2, 3, 4].map((j) => polar(x, y, s * q.f(0.5, 1.25), a + j * 1.2566)));
  }
  return c.pattern(S, S, path(d, `fill="${col}"`));
};
/** dots as zero-length strokes, grouped by width: the cheapest halftone there is */
export const inkDots = (list: [number, number, number][], col: string, extra = '') => {
  const m = new Map<string, string>();
  for (const [x, y, d] of list) if (d > 0.5) m.set(n1(d), (m.get(n1(d)) ?? '') + `M${n1(x)} ${n1(y)}h.01`);
  let s = '';
  for (const [w, d] of m) s += `<path d="${d}" stroke-width="${w}"/>`;
  return g(s, `fill="none" stroke="${col}" stroke-linecap="round" ${extra}`);
};
export const hash5 = (s: string) => Array.from(s).reduce((a, ch) => (a * 31 + ch.charCodeAt(0)) % 9973, 7) % 5;
