import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawLeaded } from './cover.ts';

export const family: Family = {
  id: 'leaded',
  version: 1,
  title: 'Leaded panels',
  style: 'stained glass',
  material: 'leaded',
  motifs: suited({
    suits: [
      'bird',
      'flower',
      'lighthouse',
      'sailing-boat',
      'butterfly',
      'fruit',
      'fish',
      'tree',
      'dove',
      'candle',
      'sun',
      'mountain',
      'hot-air-balloon',
      'vase',
    ],
    except: ['goat', 'vase', 'penguin'],
    alt: (name) => `A small panel of leaded glass: ${name}.`,
    look: { hero: { box: [180, 200, 820, 920], window: 'round' } },
  }),
  palettes: ['orchard', 'lagoon', 'cobalt', 'midnight', 'plum', 'lilac'],
  fits: { moods: ['quiet', 'warm', 'elegant'], headline: { max: 24, nameMax: 34, lines: 1 } },
  draw: drawLeaded,
};
