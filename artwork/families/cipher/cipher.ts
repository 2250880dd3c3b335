import type { Family } from '#artwork/engine.ts';
import { drawCipher } from './cover.ts';

export const family: Family = {
  id: 'cipher',
  version: 1,
  title: 'Monograms',
  style: 'crafted',
  motifs: {
    laurel: {
      hero: 'monogram-laurel',
      title: 'Monogram in laurel',
      alt: 'The initials in gold inside a laurel wreath with a bow.',
      subjects: ['laurel', 'frame', 'gold', 'ring', 'type'],
    },
    seal: {
      hero: 'wax-seal',
      title: 'Wax seal',
      alt: 'A letter closed with a wax seal that bears the initials.',
      subjects: ['letter', 'envelope', 'ribbon'],
      palettes: ['orchard', 'winter', 'cobalt', 'crimson', 'lagoon'],
    },
  },
  palettes: ['verdigris', 'orchard', 'noir', 'emerald', 'blush'],
  ownPalettes: {
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
  look: { ownWords: true },
  fits: {
    occasions: ['wedding', 'anniversary', 'engagement', 'congratulations'],
    moods: ['elegant', 'loving'],
    recipients: ['couple', 'partner', 'parents', 'friend'],
    headline: { max: 26, lines: 1, needsName: true },
  },
  draw: drawCipher,
};
