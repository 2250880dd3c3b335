import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawTesserae } from './cover.ts';

export const family: Family = {
  id: 'tesserae',
  version: 1,
  title: 'Small mosaics',
  style: 'crafted',
  material: 'tesserae',
  motifs: suited({
    suits: [
      'fish',
      'sea',
      'bird',
      'fruit',
      'butterfly',
      'sun',
      'octopus',
      'turtle',
      'sunflower',
      'leaf',
      'star',
      'heart',
      'vase',
      'house',
    ],
    except: ['swan', 'mistletoe', 'dolphin', 'peacock', 'hen'],
    alt: (name) => `Set in small stone tiles: ${name}.`,
    look: { hero: { box: [155, 156, 845, 916], window: 'plate' } },
  }),
  palettes: ['lagoon', 'cobalt', 'marigold', 'emerald', 'noir', 'orchard'],
  fits: { moods: ['warm', 'proud'], headline: { max: 24, nameMax: 34, lines: 1 } },
  draw: drawTesserae,
};
