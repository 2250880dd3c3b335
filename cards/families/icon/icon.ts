import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawIcon } from './cover.ts';

export const family: Family = {
  id: 'icon',
  version: 1,
  title: 'Gilded panels',
  style: 'gold foil',
  material: 'icon',
  motifs: suited({
    suits: [
      'bird',
      'dove',
      'swan',
      'peacock',
      'lion',
      'deer',
      'fish',
      'rose',
      'lily',
      'pomegranate',
      'guiding-star',
      'candle',
      'crown',
      'key',
      'sailing-boat',
      'christmas',
      'light',
    ],
    alt: (name) => `Painted on a gilded panel in a jewelled frame: ${name}.`,
    look: { hero: { box: [200, 231, 800, 901], window: 'plate' } },
  }),
  palettes: ['midnight', 'emerald', 'cobalt', 'orchard', 'lilac'],
  fits: { moods: ['elegant', 'warm'], headline: { max: 22, nameMax: 32, lines: 1 } },
  draw: drawIcon,
};
