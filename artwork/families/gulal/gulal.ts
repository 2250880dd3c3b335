import type { Family } from '#artwork/engine.ts';
import { drawGulal } from './cover.ts';

export const family: Family = {
  id: 'gulal',
  version: 1,
  title: 'Colours of Holi',
  style: 'painted',
  motifs: {
    thali: {
      hero: 'gulal-plate',
      title: 'Plate of colours',
      alt: 'Heaps of coloured powder on a brass plate below clouds of colour.',
      subjects: ['gulal', 'colours', 'hindu'],
    },
    burst: {
      hero: 'gulal-burst',
      title: 'A ring of colour',
      alt: 'Clouds of coloured powder bursting round the words.',
      subjects: ['gulal', 'colours', 'hindu'],
      fits: { occasions: ['holi', 'birthday', 'congratulations'] },
    },
  },
  palettes: ['rang', 'phalgun', 'cobalt', 'midnight', 'crimson', 'marigold'],
  ownPalettes: {
    rang: {
      id: 'rang',
      bg: '#FBEFE4',
      paper: '#FFFDF8',
      ink: '#3A1446',
      a: '#E0257A',
      b: '#F6A81C',
      c: '#1FA08A',
      d: '#7A3FB8',
      e: '#2A6FD0',
      metal: 'gold',
    },
    phalgun: {
      id: 'phalgun',
      bg: '#1B1238',
      paper: '#FFF6E6',
      ink: '#FFF6E6',
      a: '#F0388A',
      b: '#FFB52E',
      c: '#25B89A',
      d: '#9A5CE0',
      e: '#3F8CF0',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['holi'],
    moods: ['playful', 'warm'],
    recipients: ['anyone', 'friend', 'group', 'child'],
    headline: { max: 18, lines: 3 },
  },
  draw: drawGulal,
};
