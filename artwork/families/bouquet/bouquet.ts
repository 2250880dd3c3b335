import type { Family } from '#artwork/engine.ts';
import { drawBouquet } from './cover.ts';

export const family: Family = {
  id: 'bouquet',
  version: 3,
  title: 'Paper flowers',
  style: 'paper',
  motifs: {
    corners: {
      hero: 'flowers-corners',
      title: 'Flowers in the corners',
      alt: 'Large paper flowers in two corners, with the words between.',
      subjects: ['flowers', 'bouquet', 'garden'],
    },
    rise: {
      hero: 'flowers-rise',
      title: 'Flowers below',
      alt: 'Large paper flowers and sprigs rising from the foot of the card.',
      subjects: ['flowers', 'bouquet', 'garden'],
    },
    crown: {
      hero: 'flowers-crown',
      title: 'Flowers above',
      alt: 'Large paper flowers and sprigs hanging from the top of the card.',
      subjects: ['flowers', 'bouquet', 'garden'],
    },
  },
  palettes: ['emerald', 'sorbet', 'midnight', 'orchard', 'plum', 'marigold'],
  fits: {
    occasions: ['mothers-day', 'thank-you', 'thinking-of-you', 'birthday', 'sympathy', 'wedding'],
    moods: ['elegant', 'warm', 'loving'],
    recipients: ['mum', 'her', 'grandma', 'friend', 'wife'],
    headline: { max: 22, lines: 2 },
  },
  draw: drawBouquet,
};
