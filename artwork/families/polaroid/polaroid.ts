import type { Family } from '#artwork/engine.ts';
import { drawPolaroid } from './cover.ts';

export const family: Family = {
  id: 'polaroid',
  version: 2,
  title: 'Instant pictures',
  style: 'photograph',
  motifs: {
    single: {
      hero: 'instant-picture',
      title: 'One picture',
      alt: 'An instant picture of a sunset, taped above a torn note.',
      subjects: ['polaroid', 'camera', 'sun', 'sea'],
    },
    stack: {
      hero: 'instant-pictures',
      title: 'Two pictures',
      alt: 'Instant pictures of mountains and a sunset, taped above a torn note.',
      subjects: ['polaroid', 'camera', 'sun', 'mountain'],
    },
  },
  palettes: ['orchard', 'lagoon', 'nordic', 'midnight', 'forest', 'sunbaked'],
  fits: {
    occasions: ['thinking-of-you', 'birthday', 'farewell-colleague', 'anniversary', 'retirement'],
    moods: ['warm', 'loving'],
    recipients: ['friend', 'partner', 'parents', 'grandma', 'sister'],
    headline: { max: 22, lines: 1 },
  },
  draw: drawPolaroid,
};
