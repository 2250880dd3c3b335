import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawLino } from './cover.ts';

export const family: Family = {
  id: 'lino',
  version: 1,
  title: 'Two-colour linocuts',
  style: 'block print',
  material: 'lino',
  motifs: suited({
    suits: [
      'bird',
      'woodland',
      'farm',
      'flower',
      'leaf',
      'garden',
      'fish',
      'lighthouse',
      'sailing-boat',
      'bicycle',
      'coffee',
      'butterfly',
      'tree',
      'vase',
    ],
    except: ['rose', 'strawberry', 'tree', 'holly', 'mistletoe', 'bear', 'pig', 'penguin'],
    alt: (name) => `Cut in lino and printed in two colours: ${name}.`,
    look: { hero: { box: [180, 206, 820, 926], window: 'plate' } },
  }),
  palettes: ['marigold', 'cobalt', 'nordic', 'emerald', 'lagoon', 'orchard'],
  fits: { moods: ['warm', 'quiet', 'proud'], headline: { max: 24, nameMax: 34, lines: 1 } },
  draw: drawLino,
};
