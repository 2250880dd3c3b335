import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawFeltwork } from './cover.ts';

export const family: Family = {
  id: 'feltwork',
  version: 1,
  title: 'Felt ornaments',
  style: 'crafted',
  material: 'felt',
  motifs: suited({
    suits: ['animal', 'flower', 'leaf', 'plant', 'fruit', 'birthday', 'love', 'home', 'new-home', 'travel', 'mother', 'father', 'winter', 'christmas', 'garden', 'music', 'read', 'sport', 'sea', 'summer', 'autumn', 'spring', 'light', 'new-baby', 'baby-shower', 'hope', 'peace', 'sympathy', 'halloween', 'luck', 'night', 'house', 'ribbon', 'retirement', 'graduation', 'tea', 'hobby', 'toast', 'post', 'feast', 'harvest', 'children', 'coffee'],
    except: ['party-hat', 'coupes', 'fishing-fly', 'football', 'angel-wings', 'baby-feet', 'bunting', 'rings'],
    alt: (name) => `Cut from felt, stuffed and sewn: ${name}.`,
    look: { hero: { box: [190, 260, 810, 880], window: 'plate' } },
  }),
  variants: { banner: { layout: 'banner', title: 'Banner' } },
  palettes: ['orchard', 'lagoon', 'winter', 'cobalt', 'blush', 'nordic', 'lilac', 'midnight'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 26, nameMax: 30, lines: 2 } },
  draw: drawFeltwork,
};
