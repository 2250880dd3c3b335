import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawBiscuit } from './cover.ts';

export const family: Family = {
  id: 'biscuit',
  version: 2,
  title: 'Iced biscuits',
  style: 'crafted',
  material: 'biscuit',
  motifs: suited({
    suits: [
      'animal',
      'pet',
      'christmas',
      'winter',
      'heart',
      'house',
      'star',
      'daisy',
      'sunflower',
      'butterfly',
      'easter',
      'halloween',
      'cake',
      'new-baby',
      'train',
      'snowman',
    ],
    except: ['angel-wings', 'spaniel', 'lantern'],
    alt: (name) => `An iced biscuit on gingham: ${name}.`,
    look: { hero: { box: [95, 85, 915, 905], window: 'plate' } },
  }),
  palettes: ['sorbet', 'lemonade', 'winter', 'crimson', 'lagoon'],
  fits: { moods: ['warm', 'playful'], headline: { max: 22, nameMax: 32, lines: 2 } },
  draw: drawBiscuit,
};
