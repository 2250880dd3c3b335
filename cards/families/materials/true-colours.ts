import { lum, mix, shade, toOklch } from '#cards/render/colour.ts';
import type { Palette } from '#cards/render/palettes.ts';
import type { Hero } from '#cards/families/heroes/hero.ts';
import { colourOf } from './part-colours.ts';

const GREY = new Set(['elephant', 'koala', 'catstretch']);
const DARK = /^(eye|pupil|nose|mouth|lid|hoof|claw|string|wick|hole|dark|ink|tyres?|strings)\d*$/;
const LEAFY = /leaf|stem|branch|grass|bamboo|pink|earin|eye|blush|tongue/;

/**
 * The colour of a part where it is seen close: as `colourOf`, but eyes stay dark where the palette's own dark is a
 * colour (crimson), grey animals stay grey where it has none, and veins are of their leaf.
 */
export function trueColourOf(p: Palette, h: Hero, k: string): string {
  if (k.startsWith('vein') && h.key !== 'oak') return shade(colourOf(p, h, 'leaf'), -0.09);
  const col = colourOf(p, h, k);
  const { c } = toOklch(col);
  if (DARK.test(k) && lum(col) < 0.5 && c > 0.06) return mix(col, '#1b1418', 0.78);
  if (GREY.has(h.key) && !LEAFY.test(k) && c > 0.045) return shade(col, 0, 0.03 - c);
  return col;
}
