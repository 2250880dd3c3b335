import type { Family } from '#artwork/engine.ts';
import { drawFolk } from './cover.ts';

export const family: Family = {
  id: 'folk',
  version: 2,
  title: 'Folk flowers',
  style: 'folk',
  motifs: {
    heart: {
      hero: 'folk-heart',
      title: 'Birds and heart',
      alt: 'Two birds face to face among folk-art flowers, with a heart above.',
      subjects: ['bird', 'heart', 'flowers'],
      fits: { occasions: ['love-valentine', 'anniversary', 'wedding', 'engagement'] },
    },
    flower: {
      hero: 'folk-flower',
      title: 'Birds and flower',
      alt: 'Two birds face to face among folk-art flowers, with a great bloom above.',
      subjects: ['bird', 'flowers', 'garden'],
      palettes: ['cobalt', 'noir', 'midnight', 'crimson', 'forest'],
    },
    tree: {
      hero: 'folk-tree',
      title: 'Birds and fir',
      alt: 'Two birds face to face among folk-art flowers, with a fir tree above.',
      subjects: ['bird', 'tree', 'flowers'],
      fits: { occasions: ['christmas', 'thinking-of-you'] },
    },
  },
  palettes: ['cobalt', 'noir', 'marigold', 'emerald', 'lagoon'],
  fits: {
    occasions: ['love-valentine', 'anniversary', 'thank-you', 'wedding', 'mothers-day'],
    moods: ['loving', 'warm', 'playful'],
    recipients: ['partner', 'couple', 'mum', 'friend', 'wife', 'husband'],
    headline: { max: 18, lines: 2 },
  },
  draw: drawFolk,
};
