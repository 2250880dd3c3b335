import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawLoco } from './cover.ts';
import { hills } from './look.ts';

export const family: Family = {
  id: 'loco',
  version: 1,
  title: 'The name train',
  style: 'storybook',
  motifs: {
    hills: {
      hero: 'train-hills',
      title: 'Train through the hills',
      alt: 'A little train carrying the name on its wagons through the hills.',
      subjects: ['train', 'child', 'hills'],
      look: hills,
    },
    night: {
      hero: 'train-night',
      title: 'Night train',
      alt: 'A little train carrying the name on its wagons under the moon.',
      subjects: ['train', 'child', 'night', 'moon'],
      palettes: ['sleeper', 'midnight', 'plum', 'emerald'],
    },
    viaduct: {
      hero: 'train-viaduct',
      title: 'Train on the viaduct',
      alt: 'A little train carrying the name on its wagons over a viaduct.',
      subjects: ['train', 'child', 'river', 'bridge'],
      fits: { headline: { nameMax: 30 } },
    },
    front: {
      hero: 'train-front',
      title: 'Engine, head on',
      alt: 'A steam engine seen from the front with a number on its round face.',
      subjects: ['train', 'child'],
      fits: { occasions: ['birthday'], headline: { needsNumber: true, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], nameMax: 40 } },
    },
  },
  palettes: ['branchline', 'sleeper', 'lemonade', 'lagoon', 'midnight', 'sunbaked'],
  ownPalettes: {
    branchline: {
      id: 'branchline',
      bg: '#F7E9CF',
      paper: '#FFF9EC',
      ink: '#23324A',
      a: '#D94A38',
      b: '#F2B544',
      c: '#6FA06A',
      d: '#A9D3DC',
      e: '#2A5674',
      metal: 'gold',
    },
    sleeper: {
      id: 'sleeper',
      bg: '#1C2550',
      paper: '#283368',
      ink: '#FFF2D8',
      a: '#E8654A',
      b: '#F3BB56',
      c: '#4F9A86',
      d: '#7FA7DC',
      e: '#141B3E',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'baby'],
    moods: ['playful', 'warm'],
    recipients: ['child', 'son', 'daughter', 'nephew', 'niece', 'baby'],
    headline: { max: 28, nameMax: 24, lines: 2, needsName: true },
  },
  draw: (input) => drawLoco(numberInSub(input)),
};
