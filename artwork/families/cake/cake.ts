import type { Family } from '#artwork/engine.ts';
import { drawCake } from './cover.ts';

export const family: Family = {
  id: 'cake',
  version: 2,
  title: 'Cakes',
  style: 'painted',
  motifs: {
    tiers: {
      hero: 'cake-tiers',
      title: 'Cake in tiers',
      alt: 'A cake in tiers with icing and lit candles; the words are written on its sides.',
      subjects: ['cake', 'candle', 'party'],
    },
    slice: {
      hero: 'cake-slice',
      title: 'A slice of cake',
      alt: 'A slice of layer cake with one lit candle, on a plate.',
      subjects: ['cake', 'candle', 'party'],
    },
  },
  palettes: ['sorbet', 'lagoon', 'lemonade', 'cobalt', 'emerald', 'plum'],
  fits: {
    occasions: ['birthday'],
    moods: ['playful', 'warm'],
    recipients: ['anyone', 'child', 'grandma', 'mum', 'friend'],
    headline: { max: 18, lines: 3 },
  },
  draw: drawCake,
};
