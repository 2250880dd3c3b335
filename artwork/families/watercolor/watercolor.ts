import type { Family } from '#artwork/engine.ts';
import { drawWatercolor } from './cover.ts';

export const family: Family = {
  id: 'watercolor',
  version: 1,
  title: 'Loose watercolour',
  style: 'watercolour',
  motifs: {
    lemon: {
      hero: 'watercolour-lemons',
      title: 'Lemons',
      alt: 'Watercolour lemons and leaves round the words.',
      subjects: ['lemon', 'fruit', 'sun', 'kitchen'],
      fits: { occasions: ['get-well', 'just-because', 'thinking-of-you', 'birthday'] },
    },
    horizon: {
      hero: 'watercolour-horizon',
      title: 'A painted horizon',
      alt: 'Broad bands of watercolour with a pale sun and birds.',
      subjects: ['sea', 'sun', 'bird', 'evening'],
      fits: { occasions: ['sympathy', 'thinking-of-you'] },
    },
  },
  palettes: ['lilac', 'sorbet', 'lemonade', 'orchard', 'nordic'],
  fits: {
    occasions: ['thinking-of-you', 'sympathy', 'thank-you', 'get-well'],
    moods: ['quiet', 'loving', 'warm'],
    recipients: ['friend', 'mum', 'her', 'grandma', 'anyone'],
    headline: { max: 24, lines: 2 },
  },
  draw: drawWatercolor,
};
