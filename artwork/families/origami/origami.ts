import type { Family } from '#artwork/engine.ts';
import { drawOrigami } from './cover.ts';

export const family: Family = {
  id: 'origami',
  version: 1,
  title: 'Origami',
  style: 'paper',
  motifs: {
    crane: {
      hero: 'origami-crane',
      title: 'Crane',
      alt: 'A folded paper crane before a round sun.',
      subjects: ['bird', 'paper'],
      fits: { occasions: ['get-well', 'thinking-of-you', 'good-luck', 'wedding', 'birthday'] },
    },
    boat: {
      hero: 'origami-boat',
      title: 'Boat',
      alt: 'A folded paper boat on folded paper waves.',
      subjects: ['boat', 'sea', 'paper'],
      fits: { occasions: ['retirement', 'farewell-colleague', 'good-luck', 'birthday'] },
    },
    fox: {
      hero: 'origami-fox',
      title: 'Fox',
      alt: 'A folded paper fox before a round spot of colour.',
      subjects: ['fox', 'paper'],
    },
    butterfly: {
      hero: 'origami-butterfly',
      title: 'Butterfly',
      alt: 'A folded paper butterfly.',
      subjects: ['butterfly', 'paper'],
      fits: { occasions: ['graduation', 'congratulations', 'birthday', 'get-well'] },
    },
  },
  palettes: ['shoji', 'lagoon', 'forest', 'lilac', 'cobalt', 'emerald'],
  ownPalettes: {
    shoji: {
      id: 'shoji',
      bg: '#F4EDE1',
      paper: '#FFFCF5',
      ink: '#2B2A33',
      a: '#C8352E',
      b: '#2F4B7C',
      c: '#E0A93B',
      d: '#EBC9A8',
      e: '#23304F',
      metal: 'gold',
    },
  },
  fits: {
    occasions: [
      'get-well',
      'birthday',
      'farewell-colleague',
      'graduation',
      'good-luck',
      'congratulations',
      'retirement',
    ],
    moods: ['simple', 'quiet', 'playful'],
    recipients: ['friend', 'colleague', 'him', 'her', 'child'],
    headline: { max: 24, lines: 1 },
  },
  draw: drawOrigami,
};
