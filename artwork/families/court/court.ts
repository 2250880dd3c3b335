import type { Family } from '#artwork/engine.ts';
import { drawCourt } from './cover.ts';

export const family: Family = {
  id: 'court',
  version: 1,
  title: 'Playing cards',
  style: 'vintage',
  motifs: {
    king: {
      hero: 'king-of-hearts',
      title: 'King of hearts',
      alt: 'A king of hearts with a sword, standing twice like a playing card.',
      subjects: ['cards', 'crown', 'heart'],
      fits: {
        occasions: ['love-valentine', 'birthday', 'fathers-day', 'anniversary'],
        recipients: ['him', 'husband', 'partner', 'dad'],
      },
    },
    ace: {
      hero: 'ace-of-hearts',
      title: 'Ace of hearts',
      alt: 'An ace of hearts filled with scrolls under a crown.',
      subjects: ['cards', 'crown', 'heart'],
    },
  },
  palettes: ['hearts', 'verdant', 'rosequeen', 'midnight'],
  ownPalettes: {
    hearts: {
      id: 'hearts',
      bg: '#C81E3A',
      paper: '#FFF8EC',
      ink: '#24131C',
      a: '#C81E3A',
      b: '#F2B8A6',
      c: '#E2A93B',
      d: '#F6D9CC',
      e: '#1F3A73',
      metal: 'gold',
    },
    verdant: {
      id: 'verdant',
      bg: '#174A41',
      paper: '#FFF8EA',
      ink: '#14241F',
      a: '#CF3A2E',
      b: '#F0B79A',
      c: '#DDA63A',
      d: '#F2DDC6',
      e: '#1C6A5A',
      metal: 'gold',
    },
    rosequeen: {
      id: 'rosequeen',
      bg: '#F4C6C4',
      paper: '#FFF9F3',
      ink: '#3A1024',
      a: '#D22F55',
      b: '#F0A58F',
      c: '#E3B04B',
      d: '#F7DCD3',
      e: '#5B2A6B',
      metal: 'rose',
    },
  },
  fits: {
    occasions: ['love-valentine', 'anniversary', 'birthday'],
    moods: ['loving', 'playful'],
    recipients: ['partner', 'wife', 'husband', 'him', 'her'],
    headline: { max: 18, lines: 1 },
  },
  draw: drawCourt,
};
