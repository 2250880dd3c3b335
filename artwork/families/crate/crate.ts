import type { Family } from '#artwork/engine.ts';
import { drawCrate } from './cover.ts';

export const family: Family = {
  id: 'crate',
  version: 1,
  title: 'Fruit-crate labels',
  style: 'vintage',
  motifs: {
    orange: {
      hero: 'orange',
      title: 'Oranges',
      alt: 'Three oranges, one cut, shining before a burst of rays on an old fruit-crate label.',
      subjects: ['orange', 'fruit', 'sun'],
    },
    lemon: {
      hero: 'lemon',
      title: 'Lemons',
      alt: 'Two big lemons with blossom on an old fruit-crate label.',
      subjects: ['lemon', 'fruit', 'sun'],
    },
    apple: {
      hero: 'apple',
      title: 'Apples',
      alt: 'Red apples, one cut in half, on an old fruit-crate label.',
      subjects: ['apple', 'fruit', 'teacher', 'school'],
      fits: { occasions: ['thank-you', 'birthday', 'congratulations', 'retirement'] },
    },
    grape: {
      hero: 'grapes',
      title: 'Grapes',
      alt: 'A great bunch of purple grapes on an old fruit-crate label.',
      subjects: ['grapes', 'fruit', 'wine', 'harvest'],
      fits: { occasions: ['birthday', 'anniversary', 'retirement', 'congratulations'] },
    },
    grove: {
      hero: 'orange-grove',
      title: 'The grove at evening',
      alt: 'Rows of orange trees running to the mountains at sundown, on an old fruit-crate label.',
      subjects: ['orange', 'tree', 'hills', 'sun', 'field'],
      fits: { occasions: ['retirement', 'birthday', 'farewell-colleague', 'fathers-day', 'good-luck'] },
    },
  },
  palettes: ['cobalt', 'emerald', 'lagoon', 'plum', 'marigold'],
  fits: {
    occasions: ['birthday', 'anniversary', 'thank-you', 'congratulations', 'retirement', 'fathers-day'],
    moods: ['playful', 'warm', 'proud'],
    recipients: ['him', 'dad', 'friend', 'partner', 'teacher', 'colleague'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawCrate,
};
