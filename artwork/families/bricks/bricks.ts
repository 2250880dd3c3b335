import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawBricks } from './cover.ts';

export const family: Family = {
  id: 'bricks',
  version: 1,
  title: 'Toy bricks',
  style: 'playful',
  motifs: {
    number: {
      hero: 'brick-number',
      title: 'Number in bricks',
      alt: 'The number built of toy bricks on a studded plate.',
      subjects: ['numeral', 'child', 'milestone'],
      fits: { occasions: ['birthday'], headline: { needsNumber: true } },
    },
    crab: {
      hero: 'brick-crab',
      title: 'Crab in bricks',
      alt: 'A smiling crab built of toy bricks on a studded plate.',
      subjects: ['sea', 'child'],
    },
    croc: {
      hero: 'brick-crocodile',
      title: 'Crocodile in bricks',
      alt: 'A green crocodile built of toy bricks on a studded plate.',
      subjects: ['child', 'tooth'],
    },
  },
  palettes: ['gravel', 'lagoon', 'marigold', 'cobalt', 'sorbet', 'emerald'],
  ownPalettes: {
    gravel: {
      id: 'gravel',
      bg: '#CFE6EE',
      paper: '#FFFBF0',
      ink: '#1E2B3C',
      a: '#E0452F',
      b: '#F9B91F',
      c: '#2E7FA6',
      d: '#A8D6E4',
      e: '#17324C',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday'],
    moods: ['playful'],
    recipients: ['child', 'son', 'daughter', 'nephew', 'niece'],
    headline: { max: 24, lines: 2 },
  },
  draw: (input) => drawBricks(numberInSub(input)),
};
