import type { Family } from '#artwork/engine.ts';
import { drawRangoli } from './cover.ts';

export const family: Family = {
  id: 'rangoli',
  version: 2,
  title: 'Rangoli',
  style: 'folk',
  motifs: {
    lotus: {
      hero: 'rangoli',
      title: 'Rangoli',
      alt: 'A great round rangoli of petals with lit lamps below and marigolds above.',
      subjects: ['rangoli', 'diya', 'lamp', 'marigold', 'religion', 'hindu'],
    },
    star: {
      hero: 'rangoli-star',
      title: 'Rangoli star',
      alt: 'A rangoli built on an eight-pointed star, with lit lamps below.',
      subjects: ['rangoli', 'diya', 'lamp', 'star', 'religion', 'hindu'],
    },
  },
  palettes: ['plum', 'crimson', 'emerald', 'midnight', 'noir'],
  fits: {
    occasions: ['diwali'],
    moods: ['warm', 'elegant'],
    recipients: ['anyone', 'parents', 'friend'],
    headline: { max: 18, lines: 1 },
  },
  draw: drawRangoli,
};
