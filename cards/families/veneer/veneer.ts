import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawVeneer } from './cover.ts';

export const family: Family = {
  id: 'veneer',
  version: 1,
  title: 'Wood inlay',
  style: 'crafted',
  material: 'veneer',
  motifs: suited({
    suits: [
      'woodland',
      'farm',
      'deer',
      'horse',
      'owl',
      'guitar',
      'violin',
      'piano',
      'sailing-boat',
      'mountain',
      'lighthouse',
      'compass',
      'father',
      'mushroom',
      'pear',
      'leaf',
    ],
    except: ['football', 'fishing-fly', 'golf', 'spade-fork', 'piano', 'cow'],
    alt: (name) => `Laid in many woods: ${name}.`,
    look: { hero: { box: [190, 210, 810, 910], window: 'round' } },
  }),
  palettes: ['orchard', 'nordic', 'forest', 'noir', 'lagoon'],
  fits: { moods: ['warm', 'quiet', 'proud'], headline: { max: 24, nameMax: 34, lines: 2 } },
  draw: drawVeneer,
};
