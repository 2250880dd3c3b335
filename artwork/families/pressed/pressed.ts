import type { Family } from '#artwork/engine.ts';
import { drawPressed } from './cover.ts';
import { pansy } from './look.ts';

export const family: Family = {
  id: 'pressed',
  version: 1,
  title: 'Pressed flowers',
  style: 'crafted',
  motifs: {
    pansy: {
      hero: 'pansies',
      title: 'Pansies',
      alt: 'Pansies pressed under glass in a hanging gilt frame.',
      subjects: ['flowers', 'garden', 'frame', 'glass'],
      look: pansy,
    },
    poppy: {
      hero: 'poppies',
      title: 'Poppies',
      alt: 'Poppies pressed under glass in a hanging gilt frame.',
      subjects: ['flowers', 'field', 'frame', 'glass', 'remembrance'],
    },
    cosmos: {
      hero: 'cosmos',
      title: 'Cosmos',
      alt: 'Cosmos flowers pressed under glass in a hanging gilt frame.',
      subjects: ['flowers', 'garden', 'frame', 'glass', 'summer'],
    },
    lace: {
      hero: 'queen-annes-lace',
      title: 'Queen Anne’s lace',
      alt: 'White lace flowers pressed under glass in a hanging gilt frame.',
      subjects: ['flowers', 'garden', 'frame', 'glass'],
      palettes: ['verdigris', 'midnight', 'emerald', 'noir'],
    },
  },
  variants: {
    rect: { layout: 'rect', title: 'Square frame', motifs: ['pansy', 'cosmos'] },
    oval: { layout: 'oval', title: 'Oval frame', motifs: ['lace', 'poppy', 'cosmos'] },
    round: { layout: 'round', title: 'Round frame', motifs: ['lace', 'pansy', 'poppy'] },
  },
  palettes: ['limewash', 'blush', 'verdigris', 'nordic', 'midnight', 'plum'],
  ownPalettes: {
    limewash: {
      id: 'limewash',
      bg: '#E3E4D8',
      paper: '#FBF9F0',
      ink: '#33392F',
      a: '#B9483C',
      b: '#E2A54A',
      c: '#6E8460',
      d: '#E9C9BC',
      e: '#6A4A7C',
      metal: 'gold',
    },
    verdigris: {
      id: 'verdigris',
      bg: '#26463F',
      paper: '#2F534A',
      ink: '#F6EEDA',
      a: '#D9B36A',
      b: '#4E7D6E',
      c: '#EBD49C',
      d: '#9DB79A',
      e: '#C77A5F',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['thinking-of-you', 'thank-you', 'mothers-day', 'sympathy', 'birthday', 'get-well'],
    moods: ['quiet', 'elegant', 'loving'],
    recipients: ['mum', 'grandma', 'her', 'friend'],
    headline: { max: 32, lines: 2 },
  },
  draw: drawPressed,
};
