import type { Family } from '../family.ts';
import { drawSpines } from './cover.ts';

export const family: Family = {
  id: 'spines',
  version: 1,
  title: 'A pile of books',
  style: 'painted',
  motifs: {
    glasses: {
      hero: 'books-glasses',
      title: 'Books and spectacles',
      alt: 'A pile of books with spectacles on top; the words are on the spines.',
      subjects: ['book', 'books', 'glasses'],
    },
    cat: {
      hero: 'books-cat',
      title: 'Books and cat',
      alt: 'A pile of books with a ginger cat asleep on top; the words are on the spines.',
      subjects: ['book', 'books', 'cat', 'pets'],
    },
    mortarboard: {
      hero: 'books-mortarboard',
      title: 'Books and mortarboard',
      alt: 'A pile of books with a mortarboard on top; the words are on the spines.',
      subjects: ['book', 'books', 'school', 'graduation', 'scroll'],
      fits: { occasions: ['graduation', 'congratulations'] },
    },
    apple: {
      hero: 'books-apple',
      title: 'Books and apple',
      alt: 'A pile of books with an apple on top; the words are on the spines.',
      subjects: ['book', 'books', 'apple', 'teacher', 'school'],
      fits: { occasions: ['thank-you', 'retirement', 'congratulations'] },
    },
    shelf: {
      hero: 'bookshelf',
      title: 'Bookshelf',
      alt: 'A bookshelf on which the letters of the words stand on the spines, with a plant.',
      subjects: ['book', 'books', 'shelf', 'plants'],
      fits: { occasions: ['birthday', 'thank-you'], headline: { max: 16, lines: 2 } },
    },
  },
  palettes: ['library', 'reading', 'orchard', 'cobalt', 'forest', 'midnight'],
  ownPalettes: {
    library: {
      id: 'library',
      bg: '#EADCC3',
      paper: '#FBF3E3',
      ink: '#1E2A2C',
      a: '#B8432F',
      b: '#D99A3D',
      c: '#2F5D57',
      d: '#A9B8A2',
      e: '#23333F',
      metal: 'gold',
    },
    reading: {
      id: 'reading',
      bg: '#C9D8D3',
      paper: '#FBF5E8',
      ink: '#20303A',
      a: '#C9563C',
      b: '#E3B457',
      c: '#34626B',
      d: '#8FB0AC',
      e: '#5B2738',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'thank-you', 'graduation', 'congratulations', 'retirement'],
    moods: ['warm', 'dry', 'proud'],
    recipients: ['teacher', 'friend', 'mum', 'her', 'him', 'grandma'],
    headline: { max: 34, nameMax: 30, lines: 4 },
  },
  draw: drawSpines,
};
