import type { Family } from '#artwork/engine.ts';
import { drawRadiance } from './cover.ts';
import { radianceLook } from './look.ts';

export const family: Family = {
  id: 'radiance',
  version: 1,
  title: 'Rings of light',
  style: 'modern',
  motifs: {
    kinara: {
      hero: 'kinara',
      title: 'Seven lights',
      alt: 'A kinara with all seven candles burning, black in the middle, red to the left and green to the right, its light going out in great rings over the fields.',
      subjects: ['kinara', 'candle', 'light', 'corn', 'stars', 'umoja'],
      look: { hero: { box: [170, 560, 830, 1090], window: 'arch' }, stamp: [150, 440, 850, 1258] },
    },
    table: {
      hero: 'gathering',
      title: 'Round one table',
      alt: 'Three generations in profile round one table, the kinara lit between them, rings of light passing over all of their faces.',
      subjects: ['family', 'table', 'kinara', 'candle', 'karamu', 'ancestors', 'food'],
      palettes: ['savannah', 'lenox', 'firstfruits', 'nightsong'],
      look: { hero: { box: [120, 560, 880, 1080], window: 'plate' }, stamp: [180, 420, 820, 1168] },
    },
    tree: {
      hero: 'rooted-tree',
      title: 'Roots and lights',
      alt: 'A wide old tree, its roots as deep as its branches are high, hung with seven lights in black, red and green, and a family under it hand in hand.',
      subjects: ['tree', 'roots', 'oak', 'light', 'family', 'ancestors', 'kinara'],
      palettes: ['firstfruits', 'lenox', 'nightsong', 'savannah'],
      look: { hero: { box: [140, 330, 860, 1050], window: 'round' }, stamp: [120, 290, 880, 1178] },
    },
  },
  palettes: ['lenox', 'firstfruits', 'nightsong', 'savannah'],
  ownPalettes: {
    lenox: { id: 'lenox', bg: '#2C2140', paper: '#FBF0DC', ink: '#FBF0DC', a: '#B24A6A', b: '#F0BE6A', c: '#7E6AA0', d: '#D8B4BE', e: '#170F28', metal: 'gold' },
    firstfruits: { id: 'firstfruits', bg: '#F0D9A6', paper: '#FFF6DF', ink: '#2A1A10', a: '#B8472A', b: '#E79A2E', c: '#8A7A3C', d: '#F6E4B4', e: '#33200F', metal: 'gold' },
    nightsong: { id: 'nightsong', bg: '#0E3230', paper: '#F4F1DA', ink: '#F4F1DA', a: '#D8763A', b: '#EFCB74', c: '#3F8A7C', d: '#B9D8B8', e: '#061B1C', metal: 'gold' },
    savannah: { id: 'savannah', bg: '#7A2C1E', paper: '#FFF0D6', ink: '#FFF0D6', a: '#D9622C', b: '#F6C25C', c: '#B0502E', d: '#F7D9A0', e: '#32100C', metal: 'gold' },
  },
  look: radianceLook,
  fits: {
    occasions: ['kwanzaa'],
    moods: ['warm', 'proud', 'elegant', 'quiet', 'loving', 'simple'],
    recipients: ['anyone', 'friend', 'parents', 'grandma', 'grandad', 'mum', 'dad', 'group', 'couple'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawRadiance,
};
