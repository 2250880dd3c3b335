import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawPatchwork } from './cover.ts';

export const family: Family = {
  id: 'patchwork',
  version: 1,
  title: 'Appliqué',
  style: 'stitched',
  material: 'applique',
  motifs: suited({
    suits: ['animal', 'flower', 'leaf', 'plant', 'fruit', 'birthday', 'love', 'home', 'new-home', 'travel', 'mother', 'father', 'winter', 'christmas', 'garden', 'music', 'read', 'sport', 'sea', 'summer', 'autumn', 'spring', 'light', 'new-baby', 'baby-shower', 'hope', 'peace', 'sympathy', 'halloween', 'luck', 'night', 'house', 'ribbon', 'retirement', 'graduation', 'tea', 'hobby', 'toast', 'post', 'feast', 'harvest', 'children', 'coffee'],

    alt: (name) => `Sewn from printed cottons on a patchwork ground: ${name}.`,
    look: { hero: { box: [200, 260, 800, 880], window: 'plate' } },
  }),
  variants: { cushion: { layout: 'cushion', title: 'Cushion' } },
  palettes: ['orchard', 'lagoon', 'winter', 'cobalt', 'blush', 'nordic', 'lilac', 'midnight'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 26, nameMax: 30, lines: 2 } },
  draw: drawPatchwork,
};
