import type { Family } from '#artwork/engine.ts';
import { drawEmbroidery } from './cover.ts';

export const family: Family = {
  id: 'embroidery',
  version: 3,
  title: 'Badge on gingham',
  style: 'stitched',
  motifs: {
    hearts: {
      hero: 'badge-hearts',
      title: 'Badge with hearts',
      alt: 'A stitched badge with hearts, on gingham cloth.',
      subjects: ['heart', 'quilt', 'cotton', 'table'],
      fits: { occasions: ['mothers-day', 'love-valentine', 'anniversary', 'fathers-day'] },
    },
  },
  palettes: ['lagoon', 'orchard', 'marigold', 'cobalt', 'crimson', 'lilac'],
  fits: {
    occasions: ['thank-you', 'mothers-day', 'love-valentine', 'birthday', 'thinking-of-you', 'just-because'],
    moods: ['warm', 'loving', 'playful'],
    recipients: ['mum', 'grandma', 'partner', 'teacher', 'friend'],
    headline: { max: 14, lines: 2 },
  },
  draw: drawEmbroidery,
};
