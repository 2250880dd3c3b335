import type { Family } from '#artwork/engine.ts';
import { drawWit } from './cover.ts';

export const family: Family = {
  id: 'wit',
  version: 1,
  title: 'Dry little drawings',
  style: 'pen and ink',
  motifs: {
    sardines: {
      hero: 'sardines',
      title: 'Sardines',
      alt: 'An open tin of sardines, drawn in a thin line.',
      subjects: ['fish', 'tin', 'office'],
    },
    paperclip: {
      hero: 'paperclip',
      title: 'Paper clip',
      alt: 'A paper clip holding a few sheets together, drawn in a thin line.',
      subjects: ['paper', 'office', 'desk'],
    },
    cactus: {
      hero: 'cactus-line',
      title: 'Cactus',
      alt: 'A cactus in a pot, drawn in a thin line.',
      subjects: ['cactus', 'plants', 'pot'],
    },
    snail: {
      hero: 'snail-letter',
      title: 'Snail with a letter',
      alt: 'A snail with an envelope on its shell, drawn in a thin line.',
      subjects: ['snail', 'letter', 'mail', 'belated'],
    },
    mug: {
      hero: 'mug',
      title: 'Mug',
      alt: 'A steaming mug, drawn in a thin line.',
      subjects: ['coffee', 'tea', 'office', 'cup'],
    },
    biscuit: {
      hero: 'bitten-biscuit',
      title: 'Bitten biscuit',
      alt: 'A biscuit with a bite out of it and a few crumbs, drawn in a thin line.',
      subjects: ['biscuit', 'tea'],
    },
  },
  palettes: ['memo', 'mint', 'lagoon', 'lemonade', 'lilac'],
  ownPalettes: {
    memo: {
      id: 'memo',
      bg: '#F3EEE2',
      paper: '#FBF8F0',
      ink: '#1F2430',
      a: '#E4472E',
      b: '#F3C24B',
      c: '#5C8E86',
      d: '#E9DCC3',
      e: '#2B4159',
      metal: 'gold',
    },
    mint: {
      id: 'mint',
      bg: '#E4EEE4',
      paper: '#FAFBF5',
      ink: '#20302B',
      a: '#4E9B7C',
      b: '#F0836A',
      c: '#F4C95D',
      d: '#CFE3D2',
      e: '#1E4B46',
      metal: 'gold',
    },
  },
  fits: {
    occasions: [
      'farewell-colleague',
      'congratulations',
      'sorry',
      'thinking-of-you',
      'birthday',
      'thank-you',
      'just-because',
    ],
    moods: ['dry', 'funny'],
    recipients: ['colleague', 'friend', 'boss', 'him', 'her'],
    headline: { max: 50, lines: 2 },
  },
  draw: drawWit,
};
