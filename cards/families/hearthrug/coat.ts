import { fringe } from '#cards/families/marks/fur.ts';
import { line } from '#cards/families/outlines/silhouette.ts';
import { mix, shade } from '#cards/render/colour.ts';
import type { Drawing } from '#cards/render/drawing.ts';
import { n1 } from '#cards/render/geometry.ts';
import type { Palette } from '#cards/render/palettes.ts';
import type { Rng } from '#cards/render/random.ts';
import { circ, ell, g, path, rect, tf } from '#cards/render/svg.ts';

export type Rug = { c: Drawing; r: Rng; p: Palette };
/** How hair lies: the direction at a point, how close and how long; how much darker and lighter than the coat; how far it stands over the edge. */
export type Lie = { dir: (x: number, y: number) => number; gap?: number; len?: number; dark?: number; light?: number; edge?: number };

/** A furred shape: hairs that follow their direction in three tones, and an edge that is not cut with scissors. */
export function coat({ c, r }: Rug, d: string, [x, y, w, h]: readonly [number, number, number, number], col: string, { dir, gap = 13, len = 26, dark = -0.09, light = 0.07, edge = 9 }: Lie): string {
  const tones = ['', '', ''];
  let n = 0;
  for (let Y = y; Y < y + h; Y += gap) for (let X = x; X < x + w; X += gap) {
    const px = X + r.f(0, gap), py = Y + r.f(0, gap), a = dir(px, py) + r.f(-0.2, 0.2), L = len * r.f(0.6, 1.2), b = r.f(-0.16, 0.16), ex = Math.cos(a) * L, ey = Math.sin(a) * L;
    tones[n++ % 3] += `M${n1(px)} ${n1(py)}q${n1(ex * 0.5 - ey * b)} ${n1(ey * 0.5 + ex * b)} ${n1(ex)} ${n1(ey)}`;
  }
  const inks = [shade(col, dark), shade(col, dark / 2), shade(col, light)];
  const rim = edge > 0 ? path(fringe(r, line(d, 8, true), edge * 2.4, 7, 0.7), `fill="none" stroke="${col}" stroke-width="4" stroke-linecap="round"`) : '';
  return rim + path(d, `fill="${col}"`) + g(tones.map((t, i) => path(t, `stroke="${inks[i]!}"`)).join(''), `fill="none" stroke-width="3" stroke-linecap="round" clip-path="${c.clip(path(d))}"`);
}

/** hair that runs away from a point, as on a face from the nose */
export const from = (cx: number, cy: number, turn = 0) => (x: number, y: number) => Math.atan2(y - cy, x - cx) + turn;
/** a shape and its mirror image about x = 500 */
export const both = (svg: string) => svg + g(svg, 'transform="translate(1000 0) scale(-1 1)"');

/** an eye that looks at you: its rim, its iris, two lights */
export const eye = (x: number, y: number, R: number, iris: string, rim = '#1d1418') => circ(x, y, R, `fill="${rim}"`) + circ(x, y, R * 0.82, `fill="${iris}"`) + circ(x, y + R * 0.04, R * 0.56, 'fill="#120c10"') + circ(x + R * 0.26, y - R * 0.34, R * 0.25, 'fill="#ffffff"') + circ(x - R * 0.3, y + R * 0.32, R * 0.12, 'fill="#ffffff" opacity=".75"');

/** a dog's nose, x, y its middle */
export const nose = (x: number, y: number, k: number, col = '#241a1e') => g(path('M-46 -20C-40 -40 40 -40 46 -20C50 2 22 30 0 32C-22 30 -50 2 -46 -20Z', `fill="${col}"`) + path('M-30 -22Q0 -36 26 -24', `fill="none" stroke="${mix(col, '#ffffff', 0.42)}" stroke-width="8" stroke-linecap="round"`) + ell(-18, 4, 9, 6, `fill="${shade(col, -0.1)}" transform="rotate(-24 -18 4)"`) + ell(18, 4, 9, 6, `fill="${shade(col, -0.1)}" transform="rotate(24 18 4)"`), tf(x, y, 0, k));

/** a striped party hat whose foot is at x, y */
export const hat = ({ c, p }: Rug, x: number, y: number, k: number, deg: number) => { const d = 'M-84 0L0 -214L84 0Q0 34 -84 0Z'; return g(path(d, `fill="${p.a}"`) + g(path('M-100 -20L100 -66V-26L-100 26ZM-100 -106L100 -152V-112L-100 -60ZM-100 -190L100 -236V-196L-100 -150Z', `fill="${p.b}"`) + path('M30 -220L100 20H52Z', 'fill="#000000" opacity=".1"'), `clip-path="${c.clip(path(d))}"`) + Array.from({ length: 14 }, (_, i) => `<path d="M0 0L0 -38" stroke="${i % 2 ? p.paper : p.d}" stroke-width="11" stroke-linecap="round" transform="translate(0 -212) rotate(${i * 25.7})"/>`).join(''), tf(x, y, deg, k)); };

/** the ground of a sitting: a plain wall with a small print, and a halo of light behind the sitter */
export function backdrop({ c, p }: Rug, col: string, mark: string, halo: number): void {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${col}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(150, 150, g(mark, tf(38, 38, -20)) + g(mark, tf(113, 113, 25)))}"`) + circ(500, halo, 640, `fill="${c.rad([[0, p.paper, 0.5], [1, p.paper, 0]])}"`));
}
export const bone = (col: string) => path('M-16 -5C-26 -18 -40 -6 -30 0C-40 6 -26 18 -16 5H16C26 18 40 6 30 0C40 -6 26 -18 16 -5Z', `fill="${col}"`);
