import type { Family } from '#artwork/engine.ts';
import { drawCounterpane } from './cover.ts';
import { hillsLook, lampLook, trayLook } from './look.ts';

export const family: Family = {
  id: 'counterpane',
  version: 1,
  title: 'The view from bed',
  style: 'painted',
  motifs: {
    hills: {
      hero: 'quilt-hills',
      title: 'The land of the quilt',
      alt: 'The view from bed: a patchwork quilt like hills with sheep and a book for a barn, and a cat on the sill of an open window.',
      subjects: ['bed', 'quilt', 'hills', 'window', 'cat', 'sheep', 'book', 'spectacles'],
      look: hillsLook,
    },
    tray: {
      hero: 'breakfast-tray',
      title: 'Brought up on a tray',
      alt: 'A tray from above with soup, a boiled egg, toast soldiers, tea and flowers, and a ginger paw reaching for the toast.',
      subjects: ['tray', 'soup', 'toast', 'egg', 'tea', 'cat', 'flowers', 'breakfast'],
      look: trayLook,
      fits: { occasions: ['get-well', 'thinking-of-you', 'mothers-day', 'thank-you', 'just-because'] },
    },
    lamp: {
      hero: 'bedside-lamp',
      title: 'Up with you',
      alt: 'A bedside lamp lit in the small hours, with a glass of water, a book, a clock and a moth, and one other window lit across the street.',
      subjects: ['lamp', 'night', 'bedside', 'clock', 'book', 'moth', 'moon', 'window'],
      look: lampLook,
      fits: { occasions: ['get-well', 'thinking-of-you'] },
    },
  },
  palettes: ['counterpane', 'eiderdown', 'candlewick', 'homespun'],
  ownPalettes: {
    counterpane: { id: 'counterpane', bg: '#F1DFC3', paper: '#FFF9EA', ink: '#2A2E45', a: '#CF5A42', b: '#EBB44C', c: '#84A866', d: '#B9DCE4', e: '#33456B', metal: 'gold' },
    eiderdown: { id: 'eiderdown', bg: '#EBD3D6', paper: '#FFF7F2', ink: '#3A2440', a: '#C44B72', b: '#F0B98C', c: '#8BA892', d: '#D5DCF2', e: '#54407A', metal: 'rose' },
    candlewick: { id: 'candlewick', bg: '#DDE3CF', paper: '#FFFBEC', ink: '#1E3A3C', a: '#DB7A34', b: '#F1CB5C', c: '#5F9A80', d: '#CBE8E0', e: '#235566', metal: 'gold' },
    homespun: { id: 'homespun', bg: '#D3DCE8', paper: '#FDFBF5', ink: '#1C2A4A', a: '#B83E3E', b: '#E6BC6A', c: '#7C9CA8', d: '#D6E6F4', e: '#2B427A', metal: 'silver' },
  },
  fits: {
    occasions: ['get-well', 'thinking-of-you', 'just-because'],
    moods: ['warm', 'playful', 'quiet', 'loving'],
    recipients: ['anyone', 'friend', 'mum', 'dad', 'grandma', 'child', 'her', 'partner'],
    headline: { max: 32, lines: 2 },
  },
  draw: drawCounterpane,
};
