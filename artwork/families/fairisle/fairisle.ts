import type { Family } from '#artwork/engine.ts';
import { drawFairisle } from './cover.ts';

export const family: Family = {
  id: 'fairisle',
  version: 3,
  title: 'Fair Isle',
  style: 'stitched',
  motifs: {
    deer: {
      hero: 'knit-deer',
      title: 'Knitted deer',
      alt: 'Two deer and fir trees knitted in Fair Isle bands.',
      subjects: ['knit', 'jumper', 'reindeer', 'wool'],
      fits: { occasions: ['christmas'] },
    },
    star: {
      hero: 'knit-star',
      title: 'Knitted star',
      alt: 'A great eight-pointed star knitted in Fair Isle bands.',
      subjects: ['knit', 'jumper', 'star', 'wool'],
      fits: { occasions: ['christmas'] },
    },
    hearts: {
      hero: 'knit-hearts',
      title: 'Knitted hearts',
      alt: 'Rows of hearts knitted in Fair Isle bands.',
      subjects: ['knit', 'jumper', 'heart', 'wool'],
      fits: { occasions: ['love-valentine', 'anniversary', 'thinking-of-you', 'christmas'] },
    },
  },
  palettes: ['winter', 'midnight', 'crimson', 'forest', 'lagoon'],
  fits: {
    occasions: ['christmas', 'thinking-of-you'],
    moods: ['warm', 'playful'],
    recipients: ['anyone', 'grandma', 'friend', 'couple'],
    headline: { max: 12, nameMax: 22, lines: 1 },
  },
  draw: drawFairisle,
};
