import type { Family } from '#artwork/engine.ts';
import { drawCrema } from './cover.ts';

export const family: Family = {
  id: 'crema',
  version: 2,
  title: 'Coffee from above',
  style: 'painted',
  motifs: {
    heart: {
      hero: 'latte-heart',
      title: 'Heart in the foam',
      alt: 'A cup of coffee from above with a heart poured in the foam; the words run round the saucer.',
      subjects: ['coffee', 'cup', 'heart', 'table'],
      fits: { occasions: ['love-valentine', 'thank-you', 'just-because', 'thinking-of-you', 'anniversary'] },
    },
    rosetta: {
      hero: 'latte-leaf',
      title: 'Leaf in the foam',
      alt: 'A cup of coffee from above with a leaf poured in the foam; the words run round the saucer.',
      subjects: ['coffee', 'cup', 'leaf', 'table'],
    },
    swan: {
      hero: 'latte-swan',
      title: 'Swan in the foam',
      alt: 'A cup of coffee from above with a swan poured in the foam; the words run round the saucer.',
      subjects: ['coffee', 'cup', 'swan', 'table'],
    },
    age: {
      hero: 'latte-number',
      title: 'Number in the foam',
      alt: 'A cup of coffee from above with a number dusted on the foam; the words run round the saucer.',
      subjects: ['coffee', 'cup', 'numeral', 'milestone'],
      fits: { occasions: ['birthday'], headline: { needsNumber: true } },
    },
  },
  palettes: ['lagoon', 'forest', 'sorbet', 'cobalt', 'emerald'],
  fits: {
    occasions: ['thank-you', 'birthday', 'love-valentine', 'good-luck', 'congratulations', 'just-because'],
    moods: ['warm', 'playful'],
    recipients: ['friend', 'colleague', 'teacher', 'partner', 'neighbour'],
    headline: { max: 22, lines: 1 },
  },
  draw: drawCrema,
};
