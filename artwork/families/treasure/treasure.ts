import type { Family } from '#artwork/engine.ts';
import { drawTreasure } from './cover.ts';

export const family: Family = {
  id: 'treasure',
  version: 1,
  title: 'Treasure maps',
  style: 'vintage',
  motifs: {
    isle: {
      hero: 'treasure-island',
      title: 'Treasure island',
      alt: 'A burnt old map of an island, with a ship, a compass and a red cross.',
      subjects: ['map', 'pirate', 'sea', 'boat', 'treasure'],
      fits: { occasions: ['birthday', 'good-luck', 'farewell-colleague'] },
    },
    heart: {
      hero: 'treasure-heart',
      title: 'Heart-shaped island',
      alt: 'A burnt old map of an island in the shape of a heart.',
      subjects: ['map', 'heart', 'sea', 'treasure'],
      fits: { occasions: ['love-valentine', 'anniversary', 'thinking-of-you', 'wedding'] },
    },
    age: {
      hero: 'treasure-number',
      title: 'An island in numbers',
      alt: 'A burnt old map whose islands make a number.',
      subjects: ['map', 'sea', 'numeral', 'milestone', 'treasure'],
      fits: { occasions: ['birthday', 'anniversary'], headline: { needsNumber: true } },
    },
    twins: {
      hero: 'two-islands',
      title: 'Two islands',
      alt: 'A burnt old map of two islands joined by a dotted line.',
      subjects: ['map', 'sea', 'distance', 'treasure'],
      fits: { occasions: ['thinking-of-you', 'farewell-colleague', 'sorry', 'birthday'] },
    },
  },
  palettes: ['riviera', 'sunbaked', 'emerald', 'crimson', 'cobalt'],
  ownPalettes: {
    riviera: {
      id: 'riviera',
      bg: '#F6E9D2',
      paper: '#FFF8E9',
      ink: '#16303F',
      a: '#D9502F',
      b: '#F3B45B',
      c: '#2E8C95',
      d: '#9CCFCB',
      e: '#123E52',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'farewell-colleague', 'love-valentine', 'anniversary', 'thinking-of-you'],
    moods: ['playful', 'warm'],
    recipients: ['child', 'son', 'friend', 'partner', 'nephew'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawTreasure,
};
