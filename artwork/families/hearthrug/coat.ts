import { circ, type Drawing, g, type Palette, path, rect, type Rng, tf } from '#artwork/engine.ts';

export type Rug = { c: Drawing; r: Rng; p: Palette };
/** a striped party hat whose foot is at x, y */
export const hat = ({ c, p }: Rug, x: number, y: number, k: number, deg: number) => { const d = 'M-84 0L0 -214L84 0Q0 34 -84 0Z'; return g(path(d, `fill="${p.a}"`) + g(path('M-100 -20L100 -66V-26L-100 26ZM-100 -106L100 -152V-112L-100 -60ZM-100 -190L100 -236V-196L-100 -150Z', `fill="${p.b}"`) + path('M30 -220L100 20H52Z', 'fill="#000000" opacity=".1"'), `clip-path="${c.clip(path(d))}"`) + Array.from({ length: 14 }, (_, i) => `<path d="M0 0L0 -38" stroke="${i % 2 ? p.paper : p.d}" stroke-width="11" stroke-linecap="round" transform="translate(0 -212) rotate(${i * 25.7})"/>`).join(''), tf(x, y, deg, k)); };

/** the ground of a sitting: a plain wall with a small print, and a halo of light behind the sitter */
export function backdrop({ c, p }: Rug, col: string, mark: string, halo: number): void {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${col}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(150, 150, g(mark, tf(38, 38, -20)) + g(mark, tf(113, 113, 25)))}"`) + circ(500, halo, 640, `fill="${c.rad([[0, p.paper, 0.5], [1, p.paper, 0]])}"`));
}
export const bone = (col: string) => path('M-16 -5C-26 -18 -40 -6 -30 0C-40 6 -26 18 -16 5H16C26 18 40 6 30 0C40 -6 26 -18 16 -5Z', `fill="${col}"`);
