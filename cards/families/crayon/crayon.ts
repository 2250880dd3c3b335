import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawCrayon } from './cover.ts';

export const family: Family = {
  id: 'crayon',
  version: 1,
  title: 'Crayon pictures',
  style: 'crayon',
  material: 'crayon',
  motifs: suited({
    suits: [
      'animal',
      'children',
      'cake',
      'house',
      'sun',
      'rainbow',
      'flower',
      'rocket',
      'train',
      'car',
      'snowman',
      'birthday',
    ],
    except: ['football', 'fishing-fly', 'golf', 'dreidel'],
    alt: (name) => `Drawn in crayon on a sketch pad: ${name}.`,
    look: { hero: { box: [160, 230, 840, 950], window: 'plate' } },
  }),
  palettes: ['orchard', 'candy', 'lemonade', 'lagoon', 'cobalt'],
  fits: { moods: ['playful', 'warm', 'loving'], headline: { max: 24, nameMax: 32, lines: 2 } },
  draw: drawCrayon,
};
