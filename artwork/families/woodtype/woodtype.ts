import type { Family } from '#artwork/engine.ts';
import { drawWoodtype } from './cover.ts';
import { bout } from './look.ts';

export const family: Family = {
  id: 'woodtype',
  version: 1,
  title: 'Wood type posters',
  style: 'lettering',
  motifs: {
    bout: {
      hero: 'boxing-gloves',
      title: 'The bout',
      alt: 'A fight poster in wood type with two boxing gloves.',
      subjects: ['boxing', 'type', 'theatre'],
      look: bout,
    },
    fist: {
      hero: 'raised-fork',
      title: 'Raised fork',
      alt: 'A protest poster in wood type with a fist holding a fork.',
      subjects: ['type', 'cake', 'megaphone'],
    },
    hand: {
      hero: 'pointing-hand',
      title: 'Pointing hand',
      alt: 'A show poster in wood type with a pointing hand.',
      subjects: ['hand', 'type', 'theatre'],
    },
    star: {
      hero: 'woodtype-star',
      title: 'The star',
      alt: 'A show poster in wood type with a faceted star.',
      subjects: ['star', 'type', 'theatre'],
    },
  },
  palettes: ['broadside', 'bill', 'handbill', 'noir', 'crimson', 'emerald'],
  ownPalettes: {
    broadside: {
      id: 'broadside',
      bg: '#E9DDC8',
      paper: '#F3E8D2',
      ink: '#12284C',
      a: '#D2402C',
      b: '#E7A93C',
      c: '#12284C',
      d: '#CDBB9A',
      e: '#0E1E3A',
      metal: 'gold',
    },
    bill: {
      id: 'bill',
      bg: '#EADFC6',
      paper: '#F1E7D0',
      ink: '#1B1A1C',
      a: '#C8321F',
      b: '#E8B84A',
      c: '#2E4A5A',
      d: '#D9C6A0',
      e: '#1B1A1C',
      metal: 'gold',
    },
    handbill: {
      id: 'handbill',
      bg: '#EBDDBB',
      paper: '#F4E8CB',
      ink: '#16382F',
      a: '#C2411F',
      b: '#DFA63A',
      c: '#16382F',
      d: '#D8C596',
      e: '#16382F',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'congratulations', 'retirement', 'fathers-day'],
    moods: ['funny', 'playful', 'proud'],
    recipients: ['him', 'dad', 'friend', 'colleague', 'boss', 'brother'],
    headline: { max: 26, lines: 3 },
  },
  draw: drawWoodtype,
};
