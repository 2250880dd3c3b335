import { circ, type Drawing, g, n1, type Palette, path, polar, type Rng, shade, TAU } from '#artwork/engine.ts';

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

/** where a wet handful landed: lobes that run into one another, and drops that flew on, the farther the smaller */
export function splat({ r }: Holi, x: number, y: number, R: number, col: string): string {
  let s = circ(x, y, R * 0.56, '');
  const way = r.f(0, TAU);
  for (let i = 0; i < 9; i++) { const q = polar(x, y, R * r.f(0.36, 0.6), (i / 9) * TAU + r.f(-0.2, 0.2)); s += circ(q[0], q[1], R * r.f(0.16, 0.34), ''); }
  for (let i = 0; i < 16; i++) { const t = r.f(), q = polar(x, y, R * (0.85 + t * 0.95), way + r.g(0, 0.7) + (i % 4 ? 0 : Math.PI)); s += circ(q[0], q[1], R * (0.15 - t * 0.11) * r.f(0.6, 1.1), ''); }
  return g(s, `fill="${col}"`);
}
