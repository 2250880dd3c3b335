import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawPin } from './cover.ts';

export const family: Family = {
  id: 'pin',
  version: 1,
  title: 'Enamel pins',
  style: 'crafted',
  material: 'pin',
  motifs: suited({
    suits: [
      'animal',
      'bird',
      'insect',
      'cake',
      'fruit',
      'teapot',
      'coffee',
      'rocket',
      'hot-air-balloon',
      'house',
      'trophy',
      'rose',
      'sunflower',
      'heart',
      'star',
      'camera',
      'christmas',
    ],
    except: ['angel-wings', 'giraffe', 'goat'],
    alt: (name) => `An enamel pin on its backing card: ${name}.`,
    look: { hero: { box: [150, 230, 860, 940], window: 'plate' } },
  }),
  palettes: ['orchard', 'lagoon', 'cobalt', 'noir', 'crimson', 'midnight'],
  fits: { moods: ['playful', 'warm', 'dry'], headline: { max: 24, nameMax: 34, lines: 2 } },
  draw: drawPin,
};
