import { hash, lum, mix, type Palette, shade, toOklab, toOklch } from '#artwork/engine.ts';
import { flatten, type Hero } from '#artwork/heroes/hero.ts';
import { colourOf, natural } from './part-colours.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

const GREY = new Set(['elephant', 'koala', 'catstretch', 'rat', 'greyhound', 'kitten']);
const DARK = /^(eye|pupil|nose|mouth|lid|hoof|claw|string|wick|hole|dark|ink|tyres?|strings)\d*$/;
const LEAFY = /yarn|wool|ball|collar|scarf|coat|food|cheese|fruit|leaf|stem|branch|grass|bamboo|pink|earin|eye|blush|tongue/;
/** things that have one colour in nature, whatever the palette */
const WORLD: Record<string, Record<string, string>> = {
  'poppy-wreath': { poppy: '#cf3a32', center: '#241c22' },
  'angel-wings': { wing: '#fbf4e4', wing2: '#efe4cd', wing3: '#e4d6ba', halo: '#f0c34a', heart: '#f6dca0' },
  'baby-feet': { foot: '#f3b3a0', toe: '#f3b3a0', shade: '#e89a88', shade2: '#e89a88' },
  letterbox: { body: '#c9382f', shade: '#ab2b26', door: '#b8322a', lid: '#c9382f', rim: '#b03029', base: '#2b2430', knob: '#b8322a', crown: '#f0cb6a' },
  mooncakes: { crust: '#b0703a', ring: '#d09654', top: '#b0703a', press: '#deae6c', core: '#e8be80', crust2: '#b0703a', cut: '#55301f', yolk: '#f0922f', yolk2: '#ffd27a' },
  kinara: { candle: '#cf3b34', candle2: '#17131a', candle3: '#2f8a4e' },
  'witch-hat': { body: '#4d3b7c', fold: '#3f3066', shade: '#3f3066', brim: '#4d3b7c', brim2: '#3a2c5e', band: '#ef8e2c', buckle: '#f3c64a', moon: '#f6d774', patch: '#d9672f' },
  football: { body: '#fbf6ea', panel: '#2c2a33', patch: '#fbf6ea' },
};

/**
 * The colour of a part where it is seen close: as `colourOf`, but eyes stay dark where the palette's own dark is a
 * colour (crimson), grey animals stay grey where it has none, veins are of their leaf, nostrils of their snout, and poppies are red.
 */
export function trueColourOf(p: Palette, h: Hero, k: string): string {
  const own = WORLD[h.key]?.[k];
  // only a little of the paper's light: a black candle in the palette's dark green would be no black candle
  if (own !== undefined) return mix(own, p.paper, 0.06);
  if (k.startsWith('vein') && h.key !== 'oak') return shade(colourOf(p, h, 'leaf'), -0.09);
  if (k === 'nostril') return mix(natural(p, '#f2a0a4', 0.2), '#5a2430', 0.6);
  const col = colourOf(p, h, k);
  const { c } = toOklch(col);
  if (DARK.test(k) && lum(col) < 0.5 && c > 0.06) return mix(col, '#1b1418', 0.78);
  if (GREY.has(h.key) && !LEAFY.test(k) && c > 0.045) return shade(col, 0, 0.03 - c);
  return col;
}

/**
 * The first of the grounds on which the hero stands out: less than a third of it is of about that colour; else the one
 * that it is least like.
 */
export function groundFor(p: Palette, h: Hero, grounds: readonly [string, ...string[]]): string {
  const parts = h.parts
    .filter((part) => !part.line)
    .map((part) => ({
      col: toOklab(trueColourOf(p, h, part.k)),
      area: Math.max(...flatten(part.d, 40).map((line) => Math.abs(areaOf(line)))),
    }));
  const all = parts.reduce((sum, part) => sum + part.area, 0);
  const likeness = grounds.map((ground) => {
    const g = toOklab(ground);
    const like = parts.filter(({ col }) => Math.hypot(col.l - g.l, col.a - g.a, col.b - g.b) < 0.13);
    return like.reduce((sum, part) => sum + part.area, 0) / all;
  });
  // each half of a number must be read
  const most = h.tags.includes('numeral') ? 0.12 : 0.33;
  const clear = likeness.findIndex((share) => share < most);
  return grounds[clear >= 0 ? clear : likeness.indexOf(Math.min(...likeness))] ?? grounds[0];
}

/** The list, beginning at a place that depends on the hero, so that siblings in one palette differ in more than the hero; `salt` for a second list of the same card. */
export function turnedBy<T>(h: Hero, list: readonly [T, ...T[]], salt = ''): [T, ...T[]] {
  const from = hash(h.key + salt) % list.length;
  const [first = list[0], ...rest] = [...list.slice(from), ...list.slice(0, from)];
  return [first, ...rest];
}
