import type { Family } from '#artwork/engine.ts';
import { drawTaproom } from './cover.ts';
import { taproomLook } from './look.ts';

export const family: Family = {
  id: 'taproom',
  version: 1,
  title: 'The next round',
  style: 'vintage',
  motifs: {
    pint: {
      hero: 'beer',
      title: 'A pint in hops',
      alt: 'A dimpled glass of beer running over with foam in a wreath of hops and barley, as an enamel sign.',
      subjects: ['beer', 'pint', 'hops', 'pub', 'glass', 'drink', 'alcohol', 'toast'],
      look: { hero: { box: [170, 400, 830, 1230], window: 'oval' }, stamp: [120, 370, 880, 1434] },
    },
    mat: {
      hero: 'beer-mat',
      title: 'On the beer mat',
      alt: 'A pub table from above with the words on a round beer mat: two glasses of beer, a torn bag of crisps, and a crossword with its pencil.',
      subjects: ['beer', 'pub', 'table', 'crossword', 'crisps', 'drink', 'alcohol', 'friends'],
      palettes: ['bitter', 'stout', 'pilsner'],
      look: { hero: { box: [110, 330, 830, 1050], window: 'round' }, stamp: [60, 250, 880, 1398] },
    },
    taps: {
      hero: 'beer-taps',
      title: 'What is on',
      alt: 'Five beer taps on a brass rail under a slate board with the words in chalk, and four small glasses from pale to dark on the bar.',
      subjects: ['beer', 'bar', 'pub', 'brewery', 'taps', 'drink', 'alcohol', 'friends', 'party'],
      palettes: ['pilsner', 'bitter', 'stout'],
      look: { hero: { box: [60, 520, 940, 1330], window: 'plate' }, stamp: [130, 500, 830, 1380] },
    },
  },
  palettes: ['bitter', 'pilsner', 'stout'],
  ownPalettes: {
    bitter: { id: 'bitter', bg: '#E9DCC0', paper: '#FFF7E2', ink: '#241710', a: '#1F4E43', b: '#E8AE3C', c: '#5E8C4A', d: '#D9E0CB', e: '#6E2418', metal: 'gold' },
    pilsner: { id: 'pilsner', bg: '#E2E9EC', paper: '#FFFBEF', ink: '#14202E', a: '#1F4A7D', b: '#F0BE4C', c: '#6A9A55', d: '#E6E6DA', e: '#B03A2A', metal: 'gold' },
    stout: { id: 'stout', bg: '#E6D8C2', paper: '#FBF1DC', ink: '#1E1310', a: '#7C2A1E', b: '#E5B253', c: '#6F8B4B', d: '#E9D9BE', e: '#2B3A36', metal: 'gold' },
  },
  look: taproomLook,
  fits: {
    occasions: ['birthday', 'fathers-day', 'retirement', 'congratulations', 'thank-you', 'new-home'],
    not: ['sympathy', 'baby', 'get-well'],
    moods: ['warm', 'funny', 'playful', 'dry', 'simple'],
    recipients: ['anyone', 'friend', 'him', 'her', 'dad', 'brother', 'husband', 'grandad', 'colleague', 'boss', 'uncle', 'group', 'neighbour'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawTaproom,
};
