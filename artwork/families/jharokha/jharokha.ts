import type { Family } from '#artwork/engine.ts';
import { drawJharokha } from './cover.ts';
import { jharokhaLook } from './look.ts';

export const family: Family = {
  id: 'jharokha',
  version: 1,
  title: 'From the album of spring',
  style: 'painted',
  motifs: {
    bonfire: {
      hero: 'holika-fire',
      title: 'The night of the fire',
      alt: 'An album page within a border of flowers: under the full moon a village stands round the Holika fire, sparks going up past the rooftops.',
      subjects: ['bonfire', 'fire', 'moon', 'village', 'night', 'holika'],
      look: { hero: { box: [150, 420, 850, 1070], window: 'arch' }, stamp: [150, 330, 850, 1148] },
    },
    garden: {
      hero: 'flame-tree-swing',
      title: 'The swing in spring',
      alt: 'An album page within a border of flowers: a flame tree in full blossom, an empty swing hung with marigolds, two peacocks, lotuses in the water below.',
      subjects: ['swing', 'spring', 'peacock', 'tree', 'flowers', 'lotus', 'marigold', 'garden'],
      palettes: ['bundi', 'kishangarh', 'jaipur', 'mewar'],
      look: { hero: { box: [150, 330, 850, 1070], window: 'arch' }, stamp: [150, 300, 850, 1118] },
    },
    rooftops: {
      hero: 'rooftop-colours',
      title: 'From roof to roof',
      alt: 'An album page within a border of flowers: a rose-coloured town, and over its lanes clouds of powder thrown from one roof to the next.',
      subjects: ['rooftops', 'colours', 'gulal', 'town', 'house', 'birds', 'pichkari'],
      palettes: ['jaipur', 'mewar', 'kishangarh', 'bundi'],
      look: { hero: { box: [150, 330, 850, 1070], window: 'arch' }, stamp: [150, 320, 850, 1138] },
    },
  },
  palettes: ['kishangarh', 'bundi', 'jaipur', 'mewar'],
  ownPalettes: {
    kishangarh: { id: 'kishangarh', bg: '#F7EDD6', paper: '#FFFAEC', ink: '#3A1320', a: '#B8324A', b: '#EFA92F', c: '#3E7A56', d: '#F4C9C0', e: '#1E2F5C', metal: 'gold' },
    bundi: { id: 'bundi', bg: '#EDF0DC', paper: '#FDFCEC', ink: '#12352F', a: '#D3542E', b: '#F2BB3C', c: '#2C7A62', d: '#BFDCC4', e: '#163F4A', metal: 'gold' },
    jaipur: { id: 'jaipur', bg: '#FBE0D2', paper: '#FFF7EE', ink: '#4B1230', a: '#C2375E', b: '#F39A2C', c: '#4E8A5E', d: '#F7B8A6', e: '#4A2364', metal: 'rose' },
    mewar: { id: 'mewar', bg: '#F6DFA0', paper: '#FFF8E0', ink: '#2B1A4A', a: '#A92B3A', b: '#E8891F', c: '#3C6B3F', d: '#F2D27A', e: '#26256A', metal: 'gold' },
  },
  look: jharokhaLook,
  fits: {
    occasions: ['holi'],
    moods: ['elegant', 'quiet', 'warm', 'loving', 'simple'],
    recipients: ['anyone', 'parents', 'mum', 'dad', 'grandma', 'grandad', 'friend', 'couple', 'partner', 'neighbour'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawJharokha,
};
