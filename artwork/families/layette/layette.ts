import type { Family } from '#artwork/engine.ts';
import { drawLayette } from './cover.ts';

export const family: Family = {
  id: 'layette',
  version: 1,
  title: 'New baby',
  style: 'paper',
  motifs: {
    moon: {
      hero: 'baby-moon',
      title: 'Rabbit in the moon',
      alt: 'A small rabbit asleep in a crescent moon hung from stars.',
      subjects: ['moon', 'baby', 'stars', 'bed'],
    },
    stork: {
      hero: 'stork',
      title: 'Stork',
      alt: 'A stork with a bundle in its beak, among clouds.',
      subjects: ['stork', 'baby', 'bird'],
    },
    pram: { hero: 'pram', title: 'Pram', alt: 'A pram with a rabbit looking out over the cover.', subjects: ['baby'] },
    line: {
      hero: 'washing-line',
      title: 'Washing line',
      alt: 'Very small clothes on a washing line above three ducklings.',
      subjects: ['baby', 'socks', 'duck', 'coat'],
    },
  },
  palettes: ['nordic', 'blush', 'lemonade', 'lilac', 'lagoon', 'midnight'],
  fits: {
    occasions: ['baby'],
    moods: ['quiet', 'loving', 'warm'],
    recipients: ['parents', 'baby', 'couple'],
    headline: { max: 24, lines: 1 },
  },
  draw: drawLayette,
};
