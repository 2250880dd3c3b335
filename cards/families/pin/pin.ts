import type { Family } from '../family.ts';
import { stageLook } from '../materials/stage-look.ts';
import { suited } from '../materials/suited.ts';
import { ON_CARD } from './card.ts';
import { drawPin } from './cover.ts';
import { ON_JACKET } from './jacket.ts';
import { ON_VELVET } from './velvet.ts';

export const family: Family = {
  id: 'pin',
  version: 2,
  title: 'Enamel pins',
  style: 'crafted',
  material: 'pin',
  motifs: suited({
    suits: 'all',
    except: ['angel-wings', 'bunting', 'bicycle', 'piano', 'fishing-fly', 'menorah', 'kinara', 'baby-feet'],
    alt: (name) => `An enamel pin: ${name}.`,
    look: stageLook({ main: { free: ON_CARD, pad: 52 }, jacket: { free: ON_JACKET, pad: 52 }, velvet: { free: ON_VELVET, pad: 40 } }, 'rays'),
  }),
  variants: {
    jacket: { layout: 'jacket', title: 'On a denim jacket' },
    velvet: { layout: 'velvet', title: 'In a velvet case', fits: { moods: ['elegant', 'proud', 'warm'] } },
  },
  palettes: ['orchard', 'lagoon', 'cobalt', 'noir', 'crimson', 'midnight', 'lilac', 'forest', 'blush'],
  fits: { moods: ['playful', 'warm', 'dry'], headline: { max: 24, nameMax: 34, lines: 2 } },
  draw: drawPin,
};
