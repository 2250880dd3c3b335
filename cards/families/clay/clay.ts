import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawClay } from './cover.ts';

export const family: Family = {
  id: 'clay',
  version: 1,
  title: 'Modelled clay',
  style: 'playful',
  material: 'clay',
  motifs: suited({
    suits: [
      'animal',
      'bird',
      'sea',
      'cake',
      'fruit',
      'mushroom',
      'cactus',
      'snowman',
      'rocket',
      'children',
      'moon',
      'teddy',
      'pumpkin',
    ],
    except: ['dreidel', 'football', 'goat'],
    alt: (name) => `Modelled in coloured clay: ${name}.`,
    look: { hero: { box: [190, 210, 810, 850], window: 'round' } },
  }),
  palettes: ['lagoon', 'candy', 'lilac', 'midnight', 'marigold', 'cobalt'],
  fits: { moods: ['playful', 'warm'], headline: { max: 22, nameMax: 30, lines: 2 } },
  draw: drawClay,
};
