import type { Family } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { ON_CARD } from './card.ts';
import { drawPin } from './cover.ts';
import { ON_JACKET } from './jacket.ts';
import { ON_VELVET } from './velvet.ts';

const motifs = suited({
  suits: 'all',
  except: ['bunting', 'bicycle', 'piano', 'fishing-fly', 'firecrackers', 'sparklers', 'mosque', 'marigold-garland', 'wheat-sheaf', 'willow', 'coral'],
  told: (it) => `${it} as an enamel pin on its backing card`,
  look: stageLook({ main: { free: ON_CARD, pad: 52 }, jacket: { free: ON_JACKET, pad: 52 }, velvet: { free: ON_VELVET, pad: 40 } }, 'rays'),
});
/** heroes that do not suit a pin on a jacket */
const SOLEMN = new Set(['candle', 'candle-window', 'vase', 'moon', 'dove', 'angel-wings', 'poppy-wreath', 'willow', 'lily-cross', 'seder-plate']);

export const family: Family = {
  id: 'pin',
  version: 2,
  title: 'Enamel pins',
  style: 'crafted',
  material: 'pin',
  motifs,
  variants: {
    jacket: { layout: 'jacket', title: 'On a denim jacket', told: (it) => `${it} as an enamel pin on a denim jacket`, motifs: Object.keys(motifs).filter((key) => !SOLEMN.has(key)), fits: { not: ['sympathy', 'wedding'] } },
    velvet: { layout: 'velvet', title: 'In a velvet case', told: (it) => `${it} as an enamel pin in a velvet case`, fits: { not: [], moods: ['elegant', 'proud', 'warm'], headline: { max: 28, lines: 2 } } },
  },
  palettes: ['orchard', 'lagoon', 'cobalt', 'noir', 'crimson', 'midnight', 'lilac', 'forest', 'blush'],
  fits: { not: ['sympathy'], moods: ['playful', 'warm', 'dry'], headline: { max: 24, lines: 2 } },
  draw: drawPin,
};
