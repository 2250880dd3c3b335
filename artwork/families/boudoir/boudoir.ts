import type { Family } from '#artwork/engine.ts';
import { drawBoudoir } from './cover.ts';

export const family: Family = {
  id: 'boudoir',
  version: 3,
  title: 'Dressing table',
  style: 'painted',
  motifs: {
    flacon: {
      hero: 'perfume',
      title: 'Perfume bottle',
      alt: 'A cut-glass perfume bottle with a bow and the name on its label.',
      subjects: ['glass', 'ribbon'],
    },
    atomiser: {
      hero: 'atomiser',
      title: 'Atomiser',
      alt: 'A round perfume atomiser with a tasselled bulb.',
      subjects: ['glass', 'ribbon'],
    },
    hatbox: {
      hero: 'hatboxes',
      title: 'Hatboxes',
      alt: 'Three hatboxes piled up and tied with a ribbon.',
      subjects: ['hat', 'box', 'parcel', 'ribbon'],
    },
    fan: {
      hero: 'fan',
      title: 'Fan',
      alt: 'An open painted fan with a tassel; the words run along it.',
      subjects: ['theatre', 'feather'],
    },
  },
  palettes: ['sorbet', 'limewash', 'plum', 'noir', 'blush', 'emerald'],
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
  },
  fits: {
    occasions: ['birthday', 'mothers-day', 'just-because', 'thank-you'],
    moods: ['elegant', 'playful'],
    recipients: ['her', 'mum', 'sister', 'friend', 'daughter'],
    headline: { max: 24, lines: 1 },
  },
  draw: drawBoudoir,
};
