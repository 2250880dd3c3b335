import type { Family } from '#artwork/engine.ts';
import { drawPizzeria } from './cover.ts';
import { pizzeriaLook } from './look.ts';

export const family: Family = {
  id: 'pizzeria',
  version: 1,
  title: 'Pizza night',
  style: 'painted',
  motifs: {
    box: {
      hero: 'pizza',
      title: 'Pizza in its box',
      alt: 'An open pizza box on a checked cloth, the words inside its lid: salami, mozzarella and basil, and one slice pulled away by its strings of cheese.',
      subjects: ['pizza', 'food', 'italian', 'cheese', 'basil', 'takeaway', 'supper'],
      palettes: ['trattoria', 'bolognese', 'capri'],
      look: { hero: { box: [170, 650, 830, 1310], window: 'round' }, stamp: [140, 640, 860, 1330] },
    },
    oven: {
      hero: 'pizza-oven',
      title: 'The pizza oven',
      alt: 'The mouth of a brick oven in a tiled wall with the fire high at its back: one pizza inside, one on the peel in front, tomatoes and a pot of basil beside.',
      subjects: ['pizza', 'oven', 'fire', 'food', 'italian', 'tomatoes', 'basil', 'kitchen', 'baking'],
      palettes: ['capri', 'trattoria', 'bolognese'],
      look: { hero: { box: [170, 550, 830, 1010], window: 'arch' }, stamp: [120, 440, 880, 1380] },
    },
    slice: {
      hero: 'pizza-slice',
      title: 'One large slice',
      alt: 'A slice of pizza as large as a kite on a sunburst: salami, basil, a blistered crust and cheese that drips from every side.',
      subjects: ['pizza', 'food', 'cheese', 'retro', 'party', 'takeaway', 'italian'],
      palettes: ['newyork', 'bolognese', 'capri'],
      look: { hero: { box: [160, 330, 840, 1310], window: 'soft' }, stamp: [130, 320, 870, 1300] },
    },
  },
  palettes: ['trattoria', 'bolognese', 'capri', 'newyork'],
  ownPalettes: {
    trattoria: { id: 'trattoria', bg: '#E9D9BD', paper: '#FFFAEC', ink: '#2B1710', a: '#C2402C', b: '#EFB443', c: '#3F7A4A', d: '#F0CFA0', e: '#7A2016', metal: 'gold' },
    bolognese: { id: 'bolognese', bg: '#E3E2C8', paper: '#FDFBEB', ink: '#1D2418', a: '#3E7049', b: '#8FB36A', c: '#B5432A', d: '#D6D9A8', e: '#173A24', metal: 'gold' },
    capri: { id: 'capri', bg: '#DDE6E6', paper: '#FCFBF2', ink: '#142530', a: '#2F6C8C', b: '#7FBAC4', c: '#D8893A', d: '#BFD8DA', e: '#153F5C', metal: 'gold' },
    newyork: { id: 'newyork', bg: '#F3DFB4', paper: '#FFF6DD', ink: '#2A1512', a: '#D0492C', b: '#F2BC45', c: '#2F7F7A', d: '#F7DC98', e: '#8C1F17', metal: 'gold' },
  },
  look: pizzeriaLook,
  fits: {
    occasions: ['birthday', 'thank-you', 'just-because', 'congratulations', 'new-home', 'valentine'],
    not: ['sympathy', 'get-well', 'wedding', 'baby'],
    moods: ['playful', 'funny', 'warm', 'dry'],
    recipients: ['anyone', 'friend', 'him', 'her', 'brother', 'sister', 'son', 'daughter', 'colleague', 'group', 'dad', 'partner'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawPizzeria,
};
