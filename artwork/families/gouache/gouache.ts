import type { Family } from '#artwork/engine.ts';
import { drawGouache } from './cover.ts';

export const family: Family = {
  id: 'gouache',
  version: 1,
  title: 'Flowers on their way',
  style: 'painted',
  motifs: {
    bicycle: {
      hero: 'bicycle',
      title: 'Bicycle with flowers',
      alt: 'A bicycle with a basket of flowers before a brushed patch of colour.',
      subjects: ['bicycle', 'flowers', 'bouquet', 'summer'],
    },
    scooter: {
      hero: 'scooter',
      title: 'Scooter with flowers',
      alt: 'A scooter with a basket of flowers before a brushed patch of colour.',
      subjects: ['scooter', 'flowers', 'bouquet', 'summer'],
    },
    boat: {
      hero: 'flower-boat',
      title: 'Boat of flowers',
      alt: 'A rowing boat filled with flowers on quiet water.',
      subjects: ['boat', 'flowers', 'bouquet', 'water'],
      fits: { occasions: ['anniversary', 'love-valentine', 'wedding', 'thinking-of-you', 'mothers-day'] },
    },
  },
  palettes: ['riviera', 'blush', 'sorbet', 'lagoon', 'emerald'],
  ownPalettes: {
    riviera: {
      id: 'riviera',
      bg: '#F6E9D2',
      paper: '#FFF8E9',
      ink: '#16303F',
      a: '#D9502F',
      b: '#F3B45B',
      c: '#2E8C95',
      d: '#9CCFCB',
      e: '#123E52',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'mothers-day', 'thank-you', 'anniversary', 'love-valentine', 'just-because'],
    moods: ['warm', 'loving', 'playful'],
    recipients: ['mum', 'her', 'partner', 'friend', 'wife', 'grandma'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawGouache,
};
