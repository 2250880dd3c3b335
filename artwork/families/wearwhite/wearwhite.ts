import type { Family } from '#artwork/engine.ts';
import { drawWearwhite } from './cover.ts';
import { wearwhiteLook } from './look.ts';

export const family: Family = {
  id: 'wearwhite',
  version: 1,
  title: 'Wear white',
  style: 'modern',
  motifs: {
    line: {
      hero: 'white-washing',
      title: 'The washing, after',
      alt: 'White clothes on a line after Holi: a kurta, a long scarf and a child’s shirt, all of them bright with thrown powder, a crow on the rope.',
      subjects: ['colours', 'gulal', 'clothes', 'washing', 'spring', 'colour'],
      look: { hero: { box: [150, 300, 850, 1010], window: 'soft' }, stamp: [120, 230, 880, 1118] },
    },
    hands: {
      hero: 'handprints',
      title: 'A flower of hands',
      alt: 'Handprints in powder on a limewashed wall, large and small, set round like the petals of one flower.',
      subjects: ['colours', 'gulal', 'hands', 'family', 'flower', 'colour'],
      palettes: ['neelkamal', 'limewash', 'rosewater', 'haldi'],
      look: { hero: { box: [90, 110, 910, 960], window: 'round' }, stamp: [120, 110, 880, 998] },
    },
    bowls: {
      hero: 'powder-bowls',
      title: 'Nine bowls',
      alt: 'Nine brass bowls of powder seen from above, each a colour of its own, one with a thumb’s worth gone, marigolds and sweets between.',
      subjects: ['gulal', 'colours', 'bowls', 'marigold', 'gujiya', 'mithai', 'spring'],
      palettes: ['haldi', 'limewash', 'rosewater', 'neelkamal'],
      look: { hero: { box: [110, 400, 890, 1300], window: 'plate' }, stamp: [120, 430, 880, 1318] },
    },
  },
  palettes: ['limewash', 'rosewater', 'neelkamal', 'haldi'],
  ownPalettes: {
    limewash: { id: 'limewash', bg: '#F6F1E6', paper: '#FFFDF6', ink: '#2A1B3A', a: '#E22A7F', b: '#F7B418', c: '#1FA67A', d: '#2F7FE0', e: '#7A34B8', metal: 'gold' },
    rosewater: { id: 'rosewater', bg: '#F9DDE3', paper: '#FFF9F6', ink: '#4A1030', a: '#D81E63', b: '#FF9A2E', c: '#2D9C8C', d: '#8C4AC9', e: '#B01458', metal: 'rose' },
    neelkamal: { id: 'neelkamal', bg: '#16386B', paper: '#FBF8F0', ink: '#FFF8EA', a: '#FF4C93', b: '#FFC52E', c: '#34C79A', d: '#58B4FF', e: '#9A5BE8', metal: 'gold' },
    haldi: { id: 'haldi', bg: '#FFD45E', paper: '#FFFBEF', ink: '#3A1430', a: '#E0286E', b: '#F07A1A', c: '#16906E', d: '#2B6FD0', e: '#7A2FA0', metal: 'gold' },
  },
  look: wearwhiteLook,
  fits: {
    occasions: ['holi'],
    moods: ['playful', 'funny', 'warm', 'dry', 'simple', 'loving'],
    recipients: ['anyone', 'friend', 'sister', 'brother', 'child', 'group', 'colleague', 'couple', 'neighbour'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawWearwhite,
};
