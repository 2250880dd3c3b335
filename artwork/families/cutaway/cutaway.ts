import type { Family } from '#artwork/engine.ts';
import { drawCutaway } from './cover.ts';
import { look } from './look.ts';

export const family: Family = {
  id: 'cutaway',
  version: 1,
  title: 'Sawn open',
  style: 'pen and ink',
  motifs: {
    terrace: {
      hero: 'terraced-house',
      title: 'The thin house',
      alt: 'A terraced house sawn open from attic to cellar, every room lit and half unpacked.',
      subjects: ['house', 'stairs', 'bed', 'bath', 'box', 'cellar', 'chimney', 'bird', 'mouse', 'cat', 'new-home'],
    },
    cottage: {
      hero: 'cottage-cutaway',
      title: 'The cottage and those below',
      alt: 'A thatched cottage sawn open, and under its floor a rabbit, a mouse and a fox in homes of their own.',
      subjects: ['cottage', 'house', 'fox', 'rabbit', 'mouse', 'tree', 'fire', 'box', 'country', 'new-home'],
      look: { stamp: [300, 240, 700, 800] },
    },
    flats: {
      hero: 'block-of-flats',
      title: 'The fifth floor',
      alt: 'A block of flats with its top floor sawn open, a sofa upended in the lift and the words in letters on the roof.',
      subjects: ['flat', 'city', 'lift', 'sofa', 'window', 'box', 'cat', 'new-home', 'house'],
      look: { stamp: [110, 500, 690, 1312] },
    },
    boat: {
      hero: 'narrowboat',
      title: 'The narrowboat',
      alt: 'A narrowboat sawn open along its length, a bicycle and an armchair on its roof, the moon up and ducks going by.',
      subjects: ['boat', 'water', 'moon', 'river', 'duck', 'bicycle', 'tree', 'new-home'],
      look: { stamp: [320, 330, 820, 1030] },
    },
  },
  palettes: ['lamplight', 'sunbaked', 'lagoon', 'midnight', 'lemonade'],
  ownPalettes: {
    lamplight: { id: 'lamplight', bg: '#1F2F4F', paper: '#2B3D62', ink: '#FFF3DC', a: '#E2654A', b: '#E9A9A0', c: '#6FA58E', d: '#F2C25E', e: '#7F9CC0', metal: 'gold' },
  },
  fits: {
    occasions: ['new-home'],
    moods: ['playful', 'funny', 'warm', 'quiet', 'dry'],
    recipients: ['friend', 'couple', 'neighbour', 'son', 'daughter', 'sister', 'brother', 'family', 'anyone'],
    headline: { max: 36, nameMax: 26, lines: 3 },
  },
  look,
  draw: drawCutaway,
};
