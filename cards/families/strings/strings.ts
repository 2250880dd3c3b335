import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawStrings } from './cover.ts';

export const family: Family = {
  id: 'strings',
  version: 1,
  title: 'String and nails',
  style: 'crafted',
  material: 'strings',
  motifs: suited({
    suits: [
      'heart',
      'star',
      'fox',
      'owl',
      'butterfly',
      'mammal',
      'hot-air-balloon',
      'moon',
      'leaf',
      'flower',
      'sailing-boat',
      'anchor',
      'house',
      'whale',
    ],
    except: [
      'cow',
      'tiger',
      'panda',
      'zebra',
      'lamb',
      'spaniel',
      'monkey',
      'bear',
      'elephant',
      'terrier',
      'giraffe',
      'koala',
    ],
    alt: (name) => `Strung in coloured thread round nails on a board: ${name}.`,
    look: { hero: { box: [105, 130, 895, 980], window: 'plate' } },
  }),
  palettes: ['orchard', 'cobalt', 'marigold', 'lagoon', 'sunbaked', 'lemonade'],
  fits: { moods: ['warm', 'playful'], headline: { max: 22, nameMax: 34, lines: 2 } },
  draw: drawStrings,
};
