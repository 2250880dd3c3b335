import { shade } from '#cards/render/colour.ts';
import type { Drawing } from '#cards/render/drawing.ts';
import { n1, polar, smooth, TAU, type P } from '#cards/render/geometry.ts';
import type { Palette } from '#cards/render/palettes.ts';
import type { Rng } from '#cards/render/random.ts';
import { circ, g, path } from '#cards/render/svg.ts';

export type Holi = { c: Drawing; r: Rng; p: Palette; colours: string[]; dark: boolean };
export type Room = { top: number; h: number; max: number; ground: string };

/** a handful thrown: thick in the middle, specks at its edge, carried `lean` radians by the air */
export function thrown({ c, r }: Holi, x: number, y: number, R: number, col: string, n: number, o = 0.9): string {
  const d = ['', '', '', ''];
  for (let i = 0; i < n; i++) {
    const t = Math.abs(r.g(0, 0.5)), q = polar(x, y, R * Math.min(1.7, 0.25 + t), r.f(0, TAU));
    d[Math.min(3, Math.floor(r.f(0, 4) * (1.2 - Math.min(1, t * 0.5))))] += `M${n1(q[0])} ${n1(q[1])}h.1`;
  }
  return circ(x, y, R, `fill="${c.rad([[0, col, o], [0.45, col, o * 0.8], [0.75, col, o * 0.28], [1, col, 0]])}"`) + d.map((s, i) => path(s, `stroke="${i % 2 ? shade(col, 0.05) : shade(col, -0.03)}" stroke-width="${[2.4, 4, 6.5, 10][i]}" stroke-linecap="round"`)).join('');
}

/** a splat where a wet handful landed: a ragged patch, a few tongues, drops that flew on */
export function splat({ r }: Holi, x: number, y: number, R: number, col: string): string {
  const rim: P[] = Array.from({ length: 13 }, (_, i) => polar(x, y, R * r.f(0.52, 0.8), (i / 13) * TAU + r.f(-0.1, 0.1)));
  let d = smooth(rim), drops = '';
  const way = r.f(0, TAU);
  for (let i = 0; i < 6; i++) {
    const a = way + (i < 4 ? r.f(-0.9, 0.9) : r.f(1.6, 4.6)), L = R * (i < 4 ? r.f(0.9, 1.45) : r.f(0.75, 1)), e = polar(x, y, L, a), s0 = polar(x, y, R * 0.5, a - 0.26), s1 = polar(x, y, R * 0.5, a + 0.26);
    d += `M${n1(s0[0])} ${n1(s0[1])}Q${n1(polar(x, y, L * 0.75, a - 0.03)[0])} ${n1(polar(x, y, L * 0.75, a - 0.03)[1])} ${n1(e[0])} ${n1(e[1])}Q${n1(polar(x, y, L * 0.75, a + 0.05)[0])} ${n1(polar(x, y, L * 0.75, a + 0.05)[1])} ${n1(s1[0])} ${n1(s1[1])}Z`;
  }
  for (let i = 0; i < 9; i++) { const q = polar(x, y, R * r.f(0.95, 1.8), way + r.f(-1.1, 1.1)); drops += circ(q[0], q[1], R * r.f(0.03, 0.12), ''); }
  return g(path(d) + drops, `fill="${col}"`);
}
