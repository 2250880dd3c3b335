import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawFolded } from './cover.ts';

export const family: Family = {
  id: 'folded',
  version: 1,
  title: 'Folded paper',
  style: 'paper',
  material: 'folded-paper',
  motifs: suited({
    suits: ['animal', 'flower', 'leaf', 'plant', 'fruit', 'birthday', 'love', 'home', 'new-home', 'travel', 'mother', 'father', 'winter', 'christmas', 'garden', 'music', 'read', 'sport', 'sea', 'summer', 'autumn', 'spring', 'light', 'new-baby', 'baby-shower', 'hope', 'peace', 'sympathy', 'halloween', 'luck', 'night', 'house', 'ribbon', 'retirement', 'graduation', 'tea', 'hobby', 'toast', 'post', 'feast', 'harvest', 'children', 'coffee'],

    alt: (name) => `Folded from fine paper: ${name}.`,
    look: { hero: { box: [220, 200, 850, 860], window: 'plate' } },
  }),
  variants: { diorama: { layout: 'diorama', title: 'In a box' } },
  palettes: ['orchard', 'lagoon', 'winter', 'cobalt', 'blush', 'nordic', 'lilac', 'midnight'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 26, nameMax: 30, lines: 2 } },
  draw: drawFolded,
};
