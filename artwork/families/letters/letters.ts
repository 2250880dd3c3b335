import type { Family } from '#artwork/engine.ts';
import { drawLetters } from './cover.ts';

export const family: Family = {
  id: 'letters',
  version: 2,
  title: 'Letter tiles',
  style: 'playful',
  motifs: {
    board: {
      hero: 'letter-tiles',
      title: 'On the board',
      alt: 'Wooden letter tiles crossing on a games board to spell the words and the name.',
      subjects: ['type', 'wood', 'cards'],
    },
    crossword: {
      hero: 'crossword',
      title: 'In the crossword',
      alt: 'A crossword filled in by pencil with the words and the name.',
      subjects: ['type', 'pencil', 'pen'],
      fits: { occasions: ['birthday', 'retirement', 'thank-you'], headline: { max: 30, lines: 1 } },
    },
  },
  palettes: ['orchard', 'lagoon', 'crimson', 'forest', 'cobalt'],
  look: { ownWords: true },
  fits: {
    occasions: ['birthday', 'retirement', 'congratulations', 'thank-you'],
    moods: ['playful', 'warm'],
    recipients: ['grandad', 'grandma', 'mum', 'friend', 'him', 'her'],
    headline: { max: 20, nameMax: 18, lines: 2, needsName: true },
  },
  draw: drawLetters,
};
