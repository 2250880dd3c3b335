import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawKnitted } from './cover.ts';

export const family: Family = {
  id: 'knitted',
  version: 1,
  title: 'Knitted',
  style: 'stitched',
  material: 'knitted',
  motifs: suited({
    suits: ['animal', 'flower', 'leaf', 'plant', 'fruit', 'birthday', 'love', 'home', 'new-home', 'travel', 'mother', 'father', 'winter', 'christmas', 'garden', 'music', 'read', 'sport', 'sea', 'summer', 'autumn', 'spring', 'light', 'new-baby', 'baby-shower', 'hope', 'peace', 'sympathy', 'halloween', 'luck', 'night', 'house', 'ribbon', 'retirement', 'graduation', 'tea', 'hobby', 'toast', 'post', 'feast', 'harvest', 'children', 'coffee'],
    except: ['fishing-fly', 'football', 'cow', 'lamb', 'envelope', 'angel-wings', 'baby-feet', 'piano', 'bunting', 'seder-plate', 'poppy-wreath', 'mosque', 'candle', 'spectacles'],
    alt: (name) => `Knitted in coloured wool: ${name}.`,
    look: { hero: { box: [180, 250, 820, 870], window: 'plate' } },
  }),
  variants: { needles: { layout: 'needles', title: 'On the needles' } },
  palettes: ['orchard', 'lagoon', 'winter', 'cobalt', 'blush', 'nordic', 'lilac', 'midnight'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 26, nameMax: 30, lines: 2 } },
  draw: drawKnitted,
};
