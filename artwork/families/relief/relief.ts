import type { Family } from '#artwork/engine.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawRelief } from './cover.ts';
import { reliefLook } from './look.ts';

const motifs = suited({
  suits: 'all',
  except: ['bunting', 'piano', 'fishing-fly', 'car', 'bicycle', 'horn-of-plenty', 'deck-chair', 'koi', 'firecrackers', 'gulal', 'pichkari', 'latkes', 'mithai', 'rangoli-lamps', 'fruit-basket', 'guinea-pig', 'mkeka', 'breakfast-tray', 'tie', 'chocolates', 'sparklers', 'rainbow'],
  told: (it) => `${it} raised in white paper`,
  look: reliefLook,
});
/** heroes that do not suit a prize */
const SOLEMN = new Set(['candle', 'candle-window', 'vase', 'moon', 'dove', 'angel-wings', 'poppy-wreath', 'willow', 'mosque', 'lily-cross', 'seder-plate']);

export const family: Family = {
  id: 'relief',
  version: 4,
  title: 'Raised paper',
  style: 'paper',
  material: 'relief',
  motifs,
  variants: {
    rosette: {
      layout: 'rosette',
      title: 'Paper rosette', told: (it) => `${it} raised in white paper, in the middle of a paper rosette`,
      motifs: Object.keys(motifs).filter((key) => !SOLEMN.has(key)),
      fits: { not: ['lunar-new-year', 'halloween', 'sympathy'], moods: ['proud', 'playful', 'warm'], headline: { max: 28, lines: 2 } },
    },
    wax: { layout: 'wax', title: 'Wax seal', told: (it) => `${it} pressed into a wax seal`, fits: { moods: ['elegant', 'warm', 'loving'], headline: { max: 28, lines: 2 } } },
  },
  palettes: ['nordic', 'blush', 'lagoon', 'cobalt', 'orchard', 'midnight', 'lilac', 'winter', 'plum'],
  // white is the colour of mourning where the lunar new year is celebrated
  fits: { not: ['lunar-new-year', 'halloween'], moods: ['quiet', 'elegant'], headline: { max: 26, lines: 1 } },
  draw: drawRelief,
};
