import type { Family } from '#artwork/engine.ts';
import { drawLightbox } from './cover.ts';
import { lightboxLook } from './look.ts';

export const family: Family = {
  id: 'lightbox',
  version: 1,
  title: 'Paper by lamplight',
  style: 'papercut',
  motifs: {
    wood: {
      hero: 'lantern-walk',
      title: 'The lantern walk',
      alt: 'A wood cut from layers of black paper with a lamp behind: three small ghosts and a dog walk through it with lanterns under an enormous moon.',
      subjects: ['ghost', 'lantern', 'wood', 'moon', 'dog', 'owl', 'trees', 'paper'],
      palettes: ['moonmilk', 'ember', 'verdigris', 'foxglove'],
      look: { hero: { box: [270, 700, 770, 1060], window: 'plate' }, stamp: [200, 300, 820, 1020] },
    },
    house: {
      hero: 'house-on-the-hill',
      title: 'The house on the hill',
      alt: 'A tall crooked house on a hill, cut from black paper and lit from behind: every window glows, and a path winds up to it past a gate and a cat.',
      subjects: ['haunted-house', 'house', 'moon', 'bat', 'cat', 'gate', 'hill', 'paper'],
      palettes: ['foxglove', 'ember', 'moonmilk', 'verdigris'],
      look: { hero: { box: [300, 480, 760, 1000], window: 'arch' }, stamp: [200, 420, 860, 1190] },
    },
    pumpkin: {
      hero: 'pumpkin-town',
      title: 'Town in a pumpkin',
      alt: 'A pumpkin cut out of dark paper, and inside it a whole lamplit town under the moon, with a witch going over the roofs.',
      subjects: ['pumpkin', 'town', 'witch', 'moon', 'bat', 'night', 'paper'],
      look: { hero: { box: [90, 150, 910, 970], window: 'soft' }, stamp: [110, 130, 890, 1040] },
    },
  },
  palettes: ['ember', 'moonmilk', 'verdigris', 'foxglove'],
  ownPalettes: {
    ember: { id: 'ember', bg: '#2A120C', paper: '#FFF1D2', ink: '#FFF1D2', a: '#E8711F', b: '#FFC247', c: '#A63A18', d: '#FFE49A', e: '#160A08', metal: 'gold' },
    moonmilk: { id: 'moonmilk', bg: '#10203C', paper: '#F2F4EC', ink: '#F2F4EC', a: '#5F8FC0', b: '#B9D8E6', c: '#2C4F82', d: '#F3F1D6', e: '#080F20', metal: 'silver' },
    verdigris: { id: 'verdigris', bg: '#0D2A26', paper: '#F4F3D8', ink: '#F4F3D8', a: '#3F9C7C', b: '#C7DC7A', c: '#1D5F55', d: '#F3F4B8', e: '#061412', metal: 'gold' },
    foxglove: { id: 'foxglove', bg: '#2A1238', paper: '#FFEFE3', ink: '#FFEFE3', a: '#B64C8F', b: '#F6A27A', c: '#6A2C7C', d: '#FFDDB0', e: '#140820', metal: 'rose' },
  },
  look: lightboxLook,
  fits: {
    occasions: ['halloween'],
    moods: ['playful', 'quiet', 'elegant', 'warm', 'simple'],
    recipients: ['anyone', 'friend', 'child', 'daughter', 'son', 'neighbour', 'group'],
    headline: { max: 34, lines: 2 },
  },
  draw: drawLightbox,
};
