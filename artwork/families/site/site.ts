import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawSite } from './cover.ts';

export const family: Family = {
  id: 'site',
  version: 1,
  title: 'On the building site',
  style: 'playful',
  motifs: {
    digger: {
      hero: 'digger',
      title: 'Digger',
      alt: 'A yellow digger with a party hat in its shovel.',
      subjects: ['car', 'child', 'tools', 'road'],
    },
    fire: {
      hero: 'fire-engine',
      title: 'Fire engine',
      alt: 'A fire engine with balloons on its ladder.',
      subjects: ['ladder', 'fire', 'child', 'car'],
    },
    mixer: {
      hero: 'mixer',
      title: 'Cement mixer',
      alt: 'A cement mixer with a number on its drum.',
      subjects: ['car', 'child', 'road'],
    },
    crane: {
      hero: 'crane',
      title: 'Crane',
      alt: 'A crane lifting the letters of the name into place.',
      subjects: ['child', 'letter', 'office'],
    },
  },
  palettes: ['gravel', 'brigade', 'girder', 'lagoon', 'lemonade', 'midnight'],
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
    brigade: {
      id: 'brigade',
      bg: '#FBD9C4',
      paper: '#FFF8EC',
      ink: '#2A2233',
      a: '#D9362B',
      b: '#FBB829',
      c: '#2C6F95',
      d: '#F6C3A6',
      e: '#22304A',
      metal: 'gold',
    },
    girder: {
      id: 'girder',
      bg: '#F7D969',
      paper: '#FFF9E6',
      ink: '#22252F',
      a: '#E65A2E',
      b: '#F7B92B',
      c: '#27828C',
      d: '#FBE9A9',
      e: '#1D3B4C',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday'],
    moods: ['playful', 'funny'],
    recipients: ['child', 'son', 'daughter', 'nephew', 'niece'],
    headline: { max: 24, lines: 2 },
  },
  draw: (input) => drawSite(numberInSub(input)),
};
