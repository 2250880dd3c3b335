import type { Family } from '#artwork/engine.ts';
import { drawCoil } from './cover.ts';
import { coilLook } from './look.ts';

export const family: Family = {
  id: 'coil',
  version: 1,
  title: 'Coiled basket',
  style: 'crafted',
  motifs: {
    plate: {
      hero: 'coiled-basket',
      title: 'Seven points',
      alt: 'A coiled grass basket seen from above, sewn row upon row, a star of seven points turning out of its middle in black, red and green.',
      subjects: ['basket', 'star', 'craft', 'kuumba', 'mkeka', 'hands', 'harvest'],
      look: { hero: { box: [60, 130, 940, 1010], layers: [1, 2] }, stamp: [80, 100, 920, 1082] },
    },
    mat: {
      hero: 'mkeka',
      title: 'Laid on the straw',
      alt: 'A woven straw mat from above, and laid on it the unity cup, ears of corn, fruit in a bowl, and seven candles, three red, one black and three green.',
      subjects: ['mkeka', 'corn', 'unity-cup', 'kikombe', 'candle', 'harvest', 'kinara'],
      palettes: ['indigo', 'sweetgrass', 'redclay', 'gullah'],
      look: { hero: { box: [110, 420, 890, 1250], window: 'soft' }, stamp: [110, 380, 900, 1303] },
    },
    basket: {
      hero: 'harvest-basket',
      title: 'First fruits',
      alt: 'A tall sewn basket heaped with corn, sweet potatoes, greens, okra and peppers, on a woven cloth before a low red sun.',
      subjects: ['basket', 'harvest', 'corn', 'food', 'karamu', 'vegetables', 'first-fruits'],
      palettes: ['redclay', 'sweetgrass', 'indigo', 'gullah'],
      look: { hero: { box: [140, 380, 860, 1180], window: 'arch' }, stamp: [130, 330, 870, 1195] },
    },
  },
  palettes: ['sweetgrass', 'indigo', 'redclay', 'gullah'],
  ownPalettes: {
    sweetgrass: { id: 'sweetgrass', bg: '#1F3A2E', paper: '#FBF2DC', ink: '#FBF2DC', a: '#B8322A', b: '#DDB05E', c: '#3C7A4A', d: '#EBD8A4', e: '#1A120D', metal: 'gold' },
    indigo: { id: 'indigo', bg: '#1C2A52', paper: '#F8F2E2', ink: '#F8F2E2', a: '#C4472F', b: '#DDB873', c: '#3F7C5A', d: '#E9DCB8', e: '#0D1228', metal: 'gold' },
    redclay: { id: 'redclay', bg: '#8C2F22', paper: '#FFF3DC', ink: '#FFF3DC', a: '#C9482E', b: '#E5B866', c: '#3E6E43', d: '#F2DDA8', e: '#210D0A', metal: 'gold' },
    gullah: { id: 'gullah', bg: '#EBDDBB', paper: '#FFF9EA', ink: '#2A1C12', a: '#A8352A', b: '#C99A4E', c: '#43714A', d: '#DDC48A', e: '#2A1A12', metal: 'gold' },
  },
  look: coilLook,
  fits: {
    occasions: ['kwanzaa'],
    moods: ['warm', 'elegant', 'proud', 'simple', 'loving'],
    recipients: ['anyone', 'friend', 'parents', 'mum', 'grandma', 'neighbour', 'group', 'colleague'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawCoil,
};
