import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawCounted } from './cover.ts';

export const family: Family = {
  id: 'sampler',
  version: 1,
  title: 'Cross-stitch sampler',
  style: 'stitched',
  material: 'cross-stitch',
  motifs: suited({
    suits: ['animal', 'flower', 'leaf', 'plant', 'fruit', 'birthday', 'love', 'home', 'new-home', 'travel', 'mother', 'father', 'winter', 'christmas', 'garden', 'music', 'read', 'sport', 'sea', 'summer', 'autumn', 'spring', 'light', 'new-baby', 'baby-shower', 'hope', 'peace', 'sympathy', 'halloween', 'luck', 'night', 'house', 'ribbon', 'retirement', 'graduation', 'tea', 'hobby', 'toast', 'post', 'feast', 'harvest', 'children', 'coffee'],
    except: ['fishing-fly', 'football', 'angel-wings', 'baby-feet', 'cow', 'envelope', 'piano'],
    alt: (name) => `Counted in cross-stitch on Aida: ${name}.`,
    look: { hero: { box: [190, 230, 810, 870], window: 'plate' } },
  }),
  variants: { framed: { layout: 'framed', title: 'Framed' } },
  palettes: ['orchard', 'lagoon', 'winter', 'cobalt', 'blush', 'nordic', 'lilac', 'midnight'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 26, nameMax: 30, lines: 2 } },
  draw: drawCounted,
};
