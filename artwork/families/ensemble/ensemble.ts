import type { Family } from '#artwork/engine.ts';
import { drawEnsemble } from './cover.ts';

export const family: Family = {
  id: 'ensemble',
  version: 1,
  title: 'Instruments',
  style: 'modern',
  motifs: {
    violin: {
      hero: 'violin',
      title: 'Violin',
      alt: 'A violin counterchanged over planes of colour.',
      subjects: ['music', 'theatre'],
    },
    piano: {
      hero: 'piano',
      title: 'Piano',
      alt: 'A grand piano from above, counterchanged over planes of colour.',
      subjects: ['music', 'theatre'],
    },
    sax: {
      hero: 'saxophone',
      title: 'Saxophone',
      alt: 'A saxophone counterchanged over planes of colour.',
      subjects: ['music', 'dance'],
    },
  },
  palettes: ['riad', 'track', 'cobalt', 'orchard', 'midnight'],
  ownPalettes: {
    riad: {
      id: 'riad',
      bg: '#F6E6CE',
      paper: '#FFF8EA',
      ink: '#20303A',
      a: '#D1492E',
      b: '#F0B23F',
      c: '#1F6F78',
      d: '#9CC9C0',
      e: '#1D3150',
      metal: 'gold',
    },
    track: {
      id: 'track',
      bg: '#F4E3D0',
      paper: '#FFF6EA',
      ink: '#27122F',
      a: '#E83F6F',
      b: '#FFA62B',
      c: '#2F9E8F',
      d: '#F9D98B',
      e: '#2B1140',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['congratulations', 'birthday', 'thank-you', 'retirement'],
    moods: ['proud', 'elegant', 'warm'],
    recipients: ['teacher', 'friend', 'him', 'her', 'child'],
    headline: { max: 24, lines: 2 },
  },
  draw: drawEnsemble,
};
