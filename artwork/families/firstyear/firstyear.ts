import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawFirstyear } from './cover.ts';

export const family: Family = {
  id: 'firstyear',
  version: 1,
  title: 'First years',
  style: 'crayon',
  motifs: {
    bear: {
      hero: 'crayon-bear',
      title: 'Bear with a balloon',
      alt: 'A crayon-drawn bear with a red balloon.',
      subjects: ['bear', 'balloon', 'child', 'baby', 'age-1'],
      fits: { occasions: ['birthday'], headline: { needsNumber: true, numbers: [1, 2, 3] } },
    },
    elephant: {
      hero: 'crayon-elephant',
      title: 'Elephant on wheels',
      alt: 'A crayon-drawn toy elephant on wheels with a crown and balloons.',
      subjects: ['elephant', 'balloon', 'child', 'baby', 'age-2'],
      fits: { occasions: ['birthday'], headline: { needsNumber: true, numbers: [1, 2, 3, 4] } },
    },
    bunny: {
      hero: 'crayon-bunny',
      title: 'Rabbit with bricks',
      alt: 'A crayon-drawn rabbit in a party hat with toy bricks.',
      subjects: ['hare', 'child', 'baby', 'age-1'],
      fits: { occasions: ['birthday'], headline: { needsNumber: true, numbers: [1] } },
      palettes: ['orchard', 'marigold', 'sunbaked', 'blush'],
    },
  },
  palettes: ['nursery', 'orchard', 'cobalt', 'marigold', 'lagoon'],
  ownPalettes: {
    nursery: {
      id: 'nursery',
      bg: '#FBE8DC',
      paper: '#FFFBF4',
      ink: '#4A3A44',
      a: '#E8806E',
      b: '#F4C45E',
      c: '#6FA8A0',
      d: '#BFD9E2',
      e: '#56688C',
      metal: 'rose',
    },
  },
  fits: {
    occasions: ['birthday', 'baby'],
    moods: ['warm', 'loving', 'playful'],
    recipients: ['child', 'baby', 'son', 'daughter', 'godchild', 'niece', 'nephew'],
    headline: { max: 24, lines: 2 },
  },
  draw: (input) => drawFirstyear(numberInSub(input)),
};
