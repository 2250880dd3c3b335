import { circ, type Drawing, ell, g, n1, type Palette, path, polar, type Rng, tf } from '#artwork/engine.ts';

export type Pack = { c: Drawing; r: Rng; p: Palette };

/** a round flower, its middle at x, y */
export const flower = (x: number, y: number, R: number, n: number, petal: string, middle: string) => Array.from({ length: n }, (_, i) => g(ell(0, -R * 0.66, R * 0.34, R * 0.5, `fill="${petal}"`), tf(x, y, (i * 360) / n))).join('') + circ(x, y, R * 0.32, `fill="${middle}"`);
/** a fern frond that grows from x, y */
export function frond(x: number, y: number, deg: number, L: number, col: string): string {
  let d = '';
  for (let i = 1; i < 15; i++) { const t = i / 15, w = L * 0.26 * Math.sin(Math.PI * (0.14 + t * 0.86)) + 4, Y = -L * t; for (const f of [-1, 1]) d += `M0 ${n1(Y)}Q${n1(f * w * 0.6)} ${n1(Y - L * 0.07)} ${n1(f * w)} ${n1(Y - L * 0.05)}Q${n1(f * w * 0.5)} ${n1(Y + L * 0.016)} 0 ${n1(Y + L * 0.022)}Z`; }
  return g(path(`M0 0Q4 ${n1(-L * 0.5)} 0 ${n1(-L)}`, `fill="none" stroke="${col}" stroke-width="${n1(L * 0.018 + 2)}" stroke-linecap="round"`) + path(d, `fill="${col}"`), tf(x, y, deg));
}
/** a broad leaf with a rib, from its foot at x, y */
export const blade = (x: number, y: number, deg: number, L: number, w: number, col: string, rib: string) => g(path(`M0 0C${n1(-w)} ${n1(-L * 0.3)} ${n1(-w * 0.7)} ${n1(-L * 0.75)} 0 ${n1(-L)}C${n1(w * 0.7)} ${n1(-L * 0.75)} ${n1(w)} ${n1(-L * 0.3)} 0 0Z`, `fill="${col}"`) + path(`M0 0V${n1(-L * 0.9)}`, `stroke="${rib}" stroke-width="4" stroke-linecap="round"`), tf(x, y, deg));
/** steam that rises from x, y */
export const steam = (x: number, y: number, k: number, col: string) => g(path('M0 0C-24 -30 22 -56 0 -90C-20 -122 16 -140 4 -176', `fill="none" stroke="${col}" stroke-width="15" stroke-linecap="round" opacity=".55"`), tf(x, y, 0, k));
/** a leaf of the maple, seven-lobed, its middle at x, y */
export function maple(x: number, y: number, k: number, deg: number, col: string): string {
  const lobes = [[-118, 26], [-78, 40], [-38, 48], [0, 52], [38, 48], [78, 40], [118, 26]] as const;
  const at = (R: number, a: number) => polar(0, 0, R, ((a - 90) * Math.PI) / 180).map(n1).join(' ');
  const d = lobes.map(([a, L], i) => `${i ? 'L' : 'M'}${at(14, a - 19)}Q${at(L * 0.62, a - 17)} ${at(L, a)}Q${at(L * 0.62, a + 17)} ${at(14, a + 19)}`).join('');
  return g(path(`${d}L0 12Z`, `fill="${col}" stroke="${col}" stroke-width="3" stroke-linejoin="round"`) + path('M0 8V46', `stroke="${col}" stroke-width="4" stroke-linecap="round"`), tf(x, y, deg, k));
}
/** a beech leaf with its veins, its middle at x, y */
export const beech = (x: number, y: number, k: number, deg: number, col: string, vein: string) => g(path('M0 44C-34 22 -38 -22 0 -56C38 -22 34 22 0 44Z', `fill="${col}"`) + path('M0 66V-42M0 24L-18 8M0 24L18 8M0 2L-20 -14M0 2L20 -14M0 -20L-13 -32M0 -20L13 -32', `fill="none" stroke="${vein}" stroke-width="4" stroke-linecap="round"`), tf(x, y, deg, k));
