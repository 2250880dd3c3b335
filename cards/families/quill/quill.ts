import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawQuill } from './cover.ts';

export const family: Family = {
  id: 'quill',
  version: 1,
  title: 'Quilled paper',
  style: 'paper',
  material: 'quill',
  motifs: suited({
    suits: [
      'flower',
      'bird',
      'peacock',
      'butterfly',
      'heart',
      'sea',
      'wreath',
      'fruit',
      'hedgehog',
      'tree',
      'star',
      'snail',
      'turtle',
    ],
    except: ['hen', 'crab'],
    alt: (name) => `Made of curled paper strips: ${name}.`,
    look: { hero: { box: [160, 180, 840, 900], window: 'round' } },
  }),
  palettes: ['lagoon', 'plum', 'blush', 'forest', 'midnight', 'orchard'],
  fits: { moods: ['elegant', 'warm'], headline: { max: 22, nameMax: 34, lines: 2 } },
  draw: drawQuill,
};
