import type { Family } from '#artwork/engine.ts';
import { drawMothlight } from './cover.ts';
import { mothlightLook } from './look.ts';

export const family: Family = {
  id: 'mothlight',
  version: 1,
  title: 'Moths',
  style: 'painted',
  motifs: {
    lantern: {
      hero: 'moths',
      title: 'Moths round a lantern',
      alt: 'An old lantern alight in the dark, and round it, ring upon ring, moths of every kind on their way in.',
      subjects: ['moth', 'lantern', 'lamp', 'candle', 'night', 'insect'],
      look: { hero: { box: [330, 520, 670, 1030], window: 'arch' }, stamp: [190, 420, 810, 1144] },
    },
    luna: {
      hero: 'moon-moth',
      title: 'Moon moth',
      alt: 'One great pale moon moth with long tails, and over it the moon through all her phases.',
      subjects: ['moth', 'moon', 'night', 'insect', 'stars'],
      palettes: ['lichen', 'velvet', 'duskwing', 'hawkmoth'],
      look: { hero: { box: [110, 380, 890, 1080], layers: [2] }, stamp: [120, 330, 880, 1218] },
    },
    moonflower: {
      hero: 'moonflowers',
      title: 'Moonflowers',
      alt: 'White moonflowers open on their vine in the dark, hawk moths hovering at them, and a thin new moon above.',
      subjects: ['flowers', 'moth', 'moon', 'night', 'garden', 'candle'],
      palettes: ['duskwing', 'velvet', 'hawkmoth', 'lichen'],
      look: { hero: { box: [120, 480, 880, 1140], window: 'oval' }, stamp: [180, 420, 860, 1214] },
    },
  },
  palettes: ['velvet', 'duskwing', 'hawkmoth', 'lichen'],
  ownPalettes: {
    velvet: { id: 'velvet', bg: '#17142A', paper: '#F7EDDC', ink: '#F7EDDC', a: '#D9772F', b: '#F2BD5B', c: '#5D7F78', d: '#EFE0C2', e: '#0C0A18', metal: 'gold' },
    duskwing: { id: 'duskwing', bg: '#2B1B2C', paper: '#FBEDE6', ink: '#FBEDE6', a: '#C2506B', b: '#F0B48C', c: '#8D7FA6', d: '#F2DBD0', e: '#170D19', metal: 'rose' },
    hawkmoth: { id: 'hawkmoth', bg: '#EADFC8', paper: '#FFF9EA', ink: '#2A2420', a: '#A8482B', b: '#D99A3E', c: '#5E6F57', d: '#8A6A4C', e: '#2A2420', metal: 'gold' },
    lichen: { id: 'lichen', bg: '#12261F', paper: '#F1F2DD', ink: '#F1F2DD', a: '#C98A3A', b: '#E9D27C', c: '#7FA68A', d: '#DDE7C4', e: '#081510', metal: 'silver' },
  },
  look: mothlightLook,
  fits: {
    occasions: ['halloween'],
    moods: ['elegant', 'quiet', 'simple', 'loving', 'dry'],
    recipients: ['anyone', 'friend', 'partner', 'her', 'mum', 'sister', 'neighbour'],
    headline: { max: 32, lines: 2 },
  },
  draw: drawMothlight,
};
