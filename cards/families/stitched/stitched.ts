import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawStitched } from './cover.ts';

export const family: Family = {
  id: 'stitched',
  version: 2,
  title: 'Stitched felt',
  style: 'stitched',
  material: 'stitched',
  motifs: suited({
    suits: [
      'animal',
      'mammal',
      'pet',
      'sea',
      'rocket',
      'heart',
      'mushroom',
      'new-baby',
      'teddy',
      'bauble',
      'stocking',
      'moon',
      'cactus',
      'hot-air-balloon',
    ],
    except: ['baby-feet'],
    alt: (name) => `Felt shapes sewn with blanket stitch: ${name}.`,
    look: { hero: { box: [190, 210, 810, 870], window: 'round' } },
  }),
  palettes: ['lemonade', 'cobalt', 'lagoon', 'blush', 'forest', 'midnight'],
  fits: { moods: ['warm', 'loving', 'playful'], headline: { max: 24, nameMax: 32, lines: 2 } },
  draw: drawStitched,
};
