import type { Family } from '#artwork/engine.ts';
import { drawSleeve } from './cover.ts';

export const family: Family = {
  id: 'sleeve',
  version: 2,
  title: 'Records and tapes',
  style: 'vintage',
  motifs: {
    jazz: {
      hero: 'jazz-record',
      title: 'Jazz record',
      alt: 'A jazz record half out of its sleeve, with a trumpet and piano keys.',
      subjects: ['vinyl', 'music', 'trumpet'],
    },
    single: {
      hero: 'seven-inch',
      title: 'Seven-inch single',
      alt: 'A seven-inch single in a striped paper sleeve.',
      subjects: ['vinyl', 'music', 'radio'],
    },
    cassette: {
      hero: 'cassette',
      title: 'Cassette',
      alt: 'A cassette tape with a handwritten label.',
      subjects: ['music', 'radio', 'tape'],
    },
    disco: {
      hero: 'disco-record',
      title: 'Disco record',
      alt: 'A record half out of a sleeve with a mirror ball on it.',
      subjects: ['vinyl', 'disco', 'music', 'dance'],
    },
  },
  palettes: ['bluenote', 'retro45', 'candy', 'orchard', 'midnight', 'noir'],
  ownPalettes: {
    bluenote: {
      id: 'bluenote',
      bg: '#E9E2D3',
      paper: '#F7F1E3',
      ink: '#12233D',
      a: '#E2572B',
      b: '#F0B23E',
      c: '#1E6C8C',
      d: '#BCD0D2',
      e: '#0D1B31',
      metal: 'gold',
    },
    retro45: {
      id: 'retro45',
      bg: '#F4C8A8',
      paper: '#FFF6E7',
      ink: '#2E1A24',
      a: '#D5452F',
      b: '#F3A83C',
      c: '#2C7F80',
      d: '#FBE3C6',
      e: '#5A2238',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'congratulations', 'just-because'],
    moods: ['playful', 'warm', 'dry'],
    recipients: ['him', 'her', 'friend', 'brother', 'colleague'],
    headline: { max: 22, lines: 2 },
  },
  draw: drawSleeve,
};
