import type { Family } from '#artwork/engine.ts';
import { drawJianzhi } from './cover.ts';

export const family: Family = {
  id: 'jianzhi',
  version: 1,
  title: 'Zodiac papercuts',
  style: 'papercut',
  motifs: {
    horse: {
      hero: 'zodiac-horse',
      title: 'Horse',
      alt: 'A trotting horse cut from paper in a round lace frame.',
      subjects: ['horse', 'chinese', 'paper'],
    },
    rabbit: {
      hero: 'zodiac-rabbit',
      title: 'Rabbit',
      alt: 'A rabbit cut from paper in a round lace frame.',
      subjects: ['hare', 'chinese', 'paper'],
    },
    rooster: {
      hero: 'zodiac-rooster',
      title: 'Rooster',
      alt: 'A crowing rooster cut from paper in a round lace frame.',
      subjects: ['hen', 'chinese', 'paper'],
    },
    goat: {
      hero: 'zodiac-goat',
      title: 'Goat',
      alt: 'A goat with curled horns cut from paper in a round lace frame.',
      subjects: ['goat', 'chinese', 'paper'],
    },
  },
  palettes: ['ricepaper', 'crimson', 'plumblossom', 'midnight', 'noir', 'emerald'],
  ownPalettes: {
    ricepaper: {
      id: 'ricepaper',
      bg: '#F5EBD8',
      paper: '#FFFAF0',
      ink: '#3B120F',
      a: '#C2191F',
      b: '#E0A33A',
      c: '#8A1418',
      d: '#E8C9A0',
      e: '#7A1014',
      metal: 'gold',
    },
    plumblossom: {
      id: 'plumblossom',
      bg: '#F6DDD6',
      paper: '#FFF8F3',
      ink: '#3A0F22',
      a: '#B3123B',
      b: '#E79A8E',
      c: '#8A2E4E',
      d: '#F2C7B8',
      e: '#5E1230',
      metal: 'rose',
    },
  },
  fits: {
    occasions: ['lunar-new-year', 'birthday'],
    moods: ['warm', 'proud'],
    recipients: ['anyone', 'parents', 'grandma', 'child'],
    headline: { max: 22, lines: 2 },
  },
  draw: drawJianzhi,
};
