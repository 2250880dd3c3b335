import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawNumerals } from './cover.ts';

export const family: Family = {
  id: 'numerals',
  version: 1,
  title: 'Party numbers',
  style: 'playful',
  motifs: {
    foil: {
      hero: 'number-balloons',
      title: 'Foil balloon number',
      alt: 'The number as shining foil balloons.',
      subjects: ['balloon', 'numeral', 'milestone'],
    },
    sweets: {
      hero: 'number-sweets',
      title: 'Number in sweets',
      alt: 'The number laid out in liquorice sweets.',
      subjects: ['sweets', 'candy', 'numeral', 'milestone'],
      // liquorice is invisible on black
      palettes: ['liquorice', 'teatime', 'orchard', 'blush'],
    },
    candles: {
      hero: 'number-candles',
      title: 'Number candles',
      alt: 'The number as striped candles on an iced cake.',
      subjects: ['candle', 'cake', 'numeral', 'milestone'],
    },
    biscuit: {
      hero: 'number-biscuit',
      title: 'Iced biscuit number',
      alt: 'The number as an iced biscuit with piped dots.',
      subjects: ['biscuit', 'numeral', 'milestone'],
    },
    flowers: {
      hero: 'number-flowers',
      title: 'Number in flowers',
      alt: 'The number made of small flowers and leaves.',
      subjects: ['flowers', 'numeral', 'milestone'],
    },
  },
  palettes: ['teatime', 'liquorice', 'orchard', 'blush', 'noir', 'midnight'],
  ownPalettes: {
    teatime: {
      id: 'teatime',
      bg: '#F9CFC6',
      paper: '#FFF8EF',
      ink: '#4A2418',
      a: '#7FC6B8',
      b: '#F6B93B',
      c: '#E85D75',
      d: '#FFE3D8',
      e: '#7A3B22',
      metal: 'gold',
    },
    liquorice: {
      id: 'liquorice',
      bg: '#BFE3E0',
      paper: '#FFF9F2',
      ink: '#26202B',
      a: '#F25C93',
      b: '#F7C236',
      c: '#3FA7D6',
      d: '#F3A6C4',
      e: '#26202B',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'anniversary'],
    moods: ['playful', 'warm'],
    recipients: ['child', 'friend', 'anyone', 'her', 'him'],
    headline: { max: 28, lines: 1, needsNumber: true },
  },
  draw: (input) => drawNumerals(numberInSub(input)),
};
