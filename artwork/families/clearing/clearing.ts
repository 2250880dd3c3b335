import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawClearing } from './cover.ts';

export const family: Family = {
  id: 'clearing',
  version: 1,
  title: 'Numbers in a thicket',
  style: 'painted',
  motifs: {
    jungle: {
      hero: 'thicket-jungle',
      title: 'In the jungle',
      alt: 'The number cut clear in a jungle of leaves and flowers.',
      subjects: ['leaf', 'flowers', 'numeral', 'milestone', 'garden'],
    },
    meadow: {
      hero: 'thicket-meadow',
      title: 'In the meadow',
      alt: 'The number cut clear in a meadow in flower.',
      subjects: ['flowers', 'field', 'numeral', 'milestone', 'garden'],
    },
    grove: {
      hero: 'thicket-grove',
      title: 'In the grove',
      alt: 'The number cut clear among dark leaves and bright flowers.',
      subjects: ['leaf', 'flowers', 'numeral', 'milestone', 'garden'],
    },
  },
  palettes: ['canopy', 'hedgerow', 'snowberry', 'orchard', 'lilac', 'blush'],
  ownPalettes: {
    canopy: {
      id: 'canopy',
      bg: '#0F3B34',
      paper: '#FFF6E4',
      ink: '#FFF6E4',
      a: '#F2596B',
      b: '#F8C24A',
      c: '#2F8A5F',
      d: '#F7A98C',
      e: '#124A3E',
      metal: 'gold',
    },
    hedgerow: {
      id: 'hedgerow',
      bg: '#F6EBD8',
      paper: '#FFFBF1',
      ink: '#26352C',
      a: '#D9473F',
      b: '#F4B63F',
      c: '#6F9A5A',
      d: '#F3B7A8',
      e: '#2C5A4A',
      metal: 'gold',
    },
    snowberry: {
      id: 'snowberry',
      bg: '#E6EEEE',
      paper: '#FFFFFF',
      ink: '#16323A',
      a: '#C0272D',
      b: '#D9B25A',
      c: '#5E8C86',
      d: '#A9C7C4',
      e: '#1B4450',
      metal: 'silver',
    },
  },
  fits: {
    occasions: ['birthday'],
    moods: ['warm', 'elegant'],
    recipients: ['her', 'him', 'friend', 'mum', 'grandma'],
    headline: { max: 24, lines: 1, needsNumber: true },
  },
  draw: (input) => drawClearing(numberInSub(input)),
};
