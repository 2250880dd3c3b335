import type { Family } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawLino } from './cover.ts';

const motifs = suited({
  suits: 'all',
  except: ['piano', 'rose', 'penguin', 'bunting', 'fishing-fly', 'firecrackers', 'latkes', 'mkeka', 'tie', 'lips', 'rangoli-lamps'],
  told: (it) => `${it} cut in lino and printed in two colours`,
  look: stageLook({ main: { window: 'plate', box: [180, 206, 820, 926] }, kraft: { window: 'plate', box: [110, 110, 890, 1020] }, blocks: { window: 'plate', box: [86, 86, 490, 490] } }, 'stripes'),
});
/** heroes that are too serious to be printed four times */
const SOLEMN = new Set(['candle', 'candle-window', 'vase', 'moon', 'dove', 'angel-wings', 'poppy-wreath', 'willow', 'mosque', 'lily-cross', 'seder-plate']);

export const family: Family = {
  id: 'lino',
  version: 2,
  title: 'Linocuts in few inks',
  style: 'block print',
  material: 'lino',
  motifs,
  variants: {
    kraft: { layout: 'kraft', title: 'On kraft paper', told: (it) => `${it} cut in lino and printed on brown paper`, fits: { not: ['sympathy', 'wedding'], headline: { max: 28, lines: 2 } } },
    blocks: {
      layout: 'blocks',
      title: 'Four pulls', told: (it) => `${it} cut in lino and printed four times, in changing colours`,
      motifs: Object.keys(motifs).filter((key) => !SOLEMN.has(key)),
      fits: { not: ['sympathy'], moods: ['playful', 'warm', 'proud'], headline: { max: 26, lines: 2 } },
    },
  },
  palettes: ['marigold', 'cobalt', 'nordic', 'emerald', 'lagoon', 'orchard', 'plum', 'winter'],
  fits: { moods: ['warm', 'quiet', 'proud'], headline: { max: 24, lines: 1 } },
  draw: drawLino,
};
