import type { Family } from '#artwork/engine.ts';
import { drawParlour } from './cover.ts';

export const family: Family = {
  id: 'parlour',
  version: 1,
  title: 'Cats at home',
  style: 'modern',
  motifs: {
    window: {
      hero: 'cat-window',
      title: 'Cat at the window',
      alt: 'A black cat seen from behind, on a windowsill at night between two plants.',
      subjects: ['cat', 'window', 'night', 'plants', 'pets'],
      fits: { occasions: ['thinking-of-you', 'birthday', 'just-because', 'sympathy'] },
    },
    box: {
      hero: 'cat-box',
      title: 'Cat in the box',
      alt: 'A ginger cat sitting very pleased in a cardboard box.',
      subjects: ['cat', 'box', 'parcel', 'pets'],
    },
    vase: {
      hero: 'cat-vase',
      title: 'Cat and the vase',
      alt: 'A black cat on a mantelpiece pushing over a vase of flowers.',
      subjects: ['cat', 'vase', 'flowers', 'fire', 'pets'],
      fits: { occasions: ['sorry', 'birthday', 'just-because'] },
    },
    book: {
      hero: 'cat-books',
      title: 'Cat on the books',
      alt: 'A grey cat asleep on a pile of books by a lamp and a cup of tea.',
      subjects: ['cat', 'book', 'lamp', 'tea', 'pets'],
      fits: { occasions: ['mothers-day', 'birthday', 'thinking-of-you', 'just-because', 'get-well', 'retirement'] },
    },
  },
  palettes: ['lagoon', 'lemonade', 'orchard', 'emerald', 'midnight', 'sorbet'],
  fits: {
    occasions: ['birthday', 'thinking-of-you', 'just-because', 'sorry', 'thank-you', 'mothers-day'],
    moods: ['funny', 'dry', 'playful'],
    recipients: ['friend', 'her', 'mum', 'sister', 'partner', 'pet'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawParlour,
};
