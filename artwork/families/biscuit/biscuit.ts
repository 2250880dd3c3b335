import type { Family } from '#artwork/engine.ts';
import { HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { BATCH } from './batch.ts';
import { drawBiscuit } from './cover.ts';
import { PLACE } from './sheet.ts';
import { WINDOW } from './window.ts';

const motifs = suited({
  suits: HEROES.map((hero) => hero.key),
  // heroes that do not suit a biscuit: of remembrance, of a house of prayer, of Passover; and those that are unclear in icing
  except: ['angel-wings', 'poppy-wreath', 'fishing-fly', 'piano', 'oak', 'spade-fork', 'mosque', 'seder-plate', 'matzah', 'kiddush-cup', 'lily-cross', 'willow', 'candle-window', 'harp', 'marigold-garland', 'hammock'],
  told: (it) => `${it} as an iced biscuit on a gingham cloth`,
  look: stageLook(
    { main: { free: PLACE, pad: 56 }, window: { free: WINDOW, pad: 52 }, batch: { free: { ...BATCH, cx: 500, cy: 236, w: BATCH.w * 0.52, h: BATCH.h * 0.52 }, pad: 26 } },
    'scallops',
  ),
});
/** heroes that are too fine, or have too many loose parts, to be recognised at a quarter of the size */
const NOT_SMALL = new Set(['bunting', 'bicycle', 'horn-of-plenty', 'lavender', 'oak', 'deck-chair', 'violin']);

export const family: Family = {
  id: 'biscuit',
  version: 5,
  title: 'Iced biscuits',
  style: 'crafted',
  material: 'biscuit',
  motifs,
  variants: {
    window: { layout: 'window', title: 'In a baker’s window', told: (it) => `${it} as an iced biscuit, hung in a baker’s window under a striped awning`, fits: { not: ['sympathy', 'passover', 'wedding'] } },
    batch: {
      layout: 'batch',
      title: 'On the rack', told: (it) => `${it} as six iced biscuits, cooling on a rack`,
      motifs: Object.keys(motifs).filter((key) => !NOT_SMALL.has(key)),
    },
  },
  palettes: ['sorbet', 'lemonade', 'winter', 'crimson', 'lagoon', 'midnight', 'lilac', 'emerald', 'candy', 'cobalt'],
  // not for Passover, because a biscuit is leavened
  fits: { not: ['sympathy', 'passover'], moods: ['warm', 'playful'], headline: { max: 22, lines: 2 } },
  draw: drawBiscuit,
};
