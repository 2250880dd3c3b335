import type { Family } from '#artwork/engine.ts';
import { drawUnpacking } from './cover.ts';
import { look } from './look.ts';

export const family: Family = {
  id: 'unpacking',
  version: 1,
  title: 'Moving day',
  style: 'modern',
  motifs: {
    carton: {
      hero: 'house-in-a-box',
      title: 'House in a box',
      alt: 'A whole lit house, its chimney smoking, rising out of an open removal carton with the words on its side.',
      subjects: ['house', 'box', 'moving', 'chimney', 'new-home', 'parcel'],
      look: { stamp: [240, 100, 760, 828] },
    },
    van: {
      hero: 'moving-van',
      title: 'The van, open',
      alt: 'A moving van outside a house, its ramp down, with an armchair, a lamp and a cat among the boxes on the pavement.',
      subjects: ['van', 'moving', 'box', 'house', 'cat', 'lamp', 'chair', 'new-home'],
      look: { stamp: [40, 830, 460, 1400] },
    },
    'first-night': {
      hero: 'empty-room',
      title: 'The first night',
      alt: 'A half-painted room with a bare bulb, a mattress on the floor and supper on a box.',
      subjects: ['room', 'box', 'lamp', 'paint', 'moon', 'window', 'new-home', 'moving'],
      look: { stamp: [260, 560, 800, 1316] },
    },
  },
  palettes: ['kerb', 'lagoon', 'putty', 'midnight', 'sorbet', 'emerald'],
  ownPalettes: {
    kerb: { id: 'kerb', bg: '#F0B45A', paper: '#FFF6E4', ink: '#22343C', a: '#D9512F', b: '#2F7F86', c: '#4F8A5B', d: '#F6D9A0', e: '#2E5A6B', metal: 'gold' },
    putty: { id: 'putty', bg: '#D8D3C4', paper: '#FBF7EC', ink: '#2B2F33', a: '#B94A34', b: '#4E7390', c: '#6F8A58', d: '#E3B65F', e: '#3E5468', metal: 'silver' },
  },
  fits: {
    occasions: ['new-home'],
    moods: ['playful', 'funny', 'warm', 'dry'],
    recipients: ['friend', 'couple', 'neighbour', 'son', 'daughter', 'sister', 'brother', 'colleague', 'anyone'],
    headline: { max: 30, nameMax: 24, lines: 3 },
  },
  look,
  draw: drawUnpacking,
};
