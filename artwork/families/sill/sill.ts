import type { Family } from '#artwork/engine.ts';
import { drawSill } from './cover.ts';

export const family: Family = {
  id: 'sill',
  version: 1,
  title: 'Plants on a shelf',
  style: 'painted',
  motifs: {
    shelf: {
      hero: 'cactus-shelf',
      title: 'Three pots on a shelf',
      alt: 'Three cacti in patterned pots on a shelf, in a patch of window light.',
      subjects: ['cactus', 'plants', 'pot', 'house', 'shelf'],
    },
    giant: {
      hero: 'cactus',
      title: 'One tall cactus',
      alt: 'A tall cactus with arms and one flower, in a clay pot.',
      subjects: ['cactus', 'plants', 'pot', 'house'],
    },
    rosettes: {
      hero: 'succulents',
      title: 'A bed of rosettes',
      alt: 'A bed of succulents seen from above, with a card laid in the middle.',
      subjects: ['plants', 'garden', 'leaf'],
      fits: { occasions: ['congratulations', 'birthday', 'thank-you', 'graduation', 'thinking-of-you', 'good-luck'] },
    },
  },
  palettes: ['orchard', 'lagoon', 'blush', 'sorbet', 'emerald'],
  fits: {
    occasions: ['birthday', 'thinking-of-you', 'new-home', 'just-because', 'congratulations', 'thank-you', 'get-well'],
    moods: ['playful', 'warm', 'quiet'],
    recipients: ['friend', 'her', 'colleague', 'neighbour', 'sister'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawSill,
};
