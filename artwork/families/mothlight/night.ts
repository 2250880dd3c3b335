import { type Drawing, n1, type Palette, path, rect, type Rng } from '#artwork/engine.ts';
import type { Coat } from './moth.ts';

/** What every picture of moths is painted with; on a pale ground the night is a page. */
export type Night = { c: Drawing; r: Rng; p: Palette; dark: boolean; pale: string; coats: Coat[] };
/** the strip of the card that the words have to themselves */
export type Room = { top: number; h: number };

/** the dark, and dust in it that takes the light */
export function air({ c, r, p, dark }: Night, n: number, keep: (x: number, y: number) => boolean): void {
  const d = ['', '', ''];
  for (let i = 0; i < n; i++) {
    const x = r.f(20, 980), y = r.f(20, 1380);
    if (keep(x, y)) d[i % 3] += `M${n1(x)} ${n1(y)}h.1`;
  }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.bg}"`) + d.map((q, i) => path(q, `stroke="${dark ? p.b : p.d}" stroke-width="${[2, 3.2, 4.6][i]}" stroke-linecap="round" opacity="${dark ? 0.5 : 0.4}"`)).join(''));
}
