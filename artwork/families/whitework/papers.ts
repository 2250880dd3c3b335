import { type Drawing, mix, path, shade } from '#artwork/engine.ts';
import { isDarkColour, readable } from '#artwork/colours/stationery.ts';

/** The paper of the sculpture, its gold and the ink of its words: `shd` is the colour of shadows, `foil` shines and `gold` is plain. */
export type Papers = { base: string; white: string; shd: string; foil: string; gold: string; ink: string };

/** the papers of a card in its palette */
export function papersOf(c: Drawing): Papers {
  const { p } = c, dark = isDarkColour(p.bg);
  const base = mix(dark ? mix(p.ink, p.d, 0.16) : shade(p.bg, -0.012), '#ffffff', 0.12),
    white = mix(base, '#ffffff', 0.72),
    shd = mix(shade(base, -0.4), dark ? p.bg : mix(p.a, p.ink, 0.5), 0.4);
  const foil = c.foil(p.metal, 40);
  const gold = p.metal === 'silver' ? '#6d737c' : p.metal === 'rose' ? '#a9604f' : '#96692a';
  return { base, white, shd, foil, gold, ink: readable(dark ? p.bg : p.ink, base, 7) };
}

/** a sheet with its shadow, z above what is below it, with the light along its edge */
export const lay = (c: Drawing, { shd }: Papers, d: string, fill: string, z: number) => c.soft(d, 0, z * 0.7, z * 1.3, shd, 0.3, 5) + path(d, `fill="${fill}" fill-rule="evenodd"`)
  + path(d, 'fill="none" stroke="#fff" stroke-width="1.6" stroke-opacity=".9"');
