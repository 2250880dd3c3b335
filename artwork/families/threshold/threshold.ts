import type { Family } from '#artwork/engine.ts';
import { drawThreshold } from './cover.ts';
import { thresholdLook } from './look.ts';

export const family: Family = {
  id: 'threshold',
  version: 1,
  title: 'Towards the light',
  style: 'modern',
  motifs: {
    tower: {
      hero: 'tower-clock',
      title: 'Two minutes to twelve',
      alt: 'The great dial of a tower clock seen from behind at two minutes to midnight, wheels in the dark before it and a cat on the beam, watching.',
      subjects: ['clock', 'midnight', 'tower', 'cat', 'snow', 'town', 'wheels', 'moon'],
      look: { hero: { box: [90, 66, 910, 886], window: 'round' }, stamp: [180, 100, 820, 960] },
      fits: { occasions: ['new-year'], not: ['sympathy', 'get-well'] },
    },
    doorway: {
      hero: 'open-door',
      title: 'First steps in the snow',
      alt: 'From a dark hall through an open door: dawn over new snow, with one line of footprints from the step to the garden gate, and a cat that would rather not.',
      subjects: ['door', 'snow', 'footprints', 'dawn', 'garden', 'gate', 'robin', 'winter', 'cat'],
      look: { hero: { box: [440, 640, 824, 1150], window: 'arch' }, stamp: [380, 640, 824, 1200] },
      fits: { occasions: ['new-year', 'thinking-of-you'], headline: { max: 36, lines: 3 } },
    },
    leaves: {
      hero: 'calendar',
      title: 'The last leaf',
      alt: 'A calendar on a window sill at sunrise, open at the first of the month, as the leaf of the thirty-first blows away over the roofs; a cat looks on.',
      subjects: ['calendar', 'window', 'sunrise', 'snow', 'roofs', 'hyacinth', 'cat'],
      look: { hero: { box: [240, 40, 700, 500], window: 'plate' }, stamp: [230, 40, 760, 700] },
      fits: { occasions: ['new-year'], headline: { max: 34, lines: 3 }, not: ['sympathy', 'get-well'] },
    },
    coupes: {
      hero: 'coupe-tower',
      title: 'The last glass filled',
      alt: 'A pyramid of champagne coupes being filled before a great arched window, snow and lit towers beyond, and a cat at the end of the row.',
      subjects: ['champagne', 'coupe', 'glasses', 'window', 'city', 'snow', 'cat', 'party'],
      look: { hero: { box: [280, 440, 720, 940], window: 'arch' }, stamp: [200, 380, 800, 1080] },
      fits: { occasions: ['new-year', 'congratulations'], moods: ['elegant', 'playful', 'warm'], recipients: ['anyone', 'friend', 'partner', 'couple', 'group', 'her'], headline: { max: 34, lines: 2 }, not: ['sympathy', 'get-well'] },
    },
  },
  palettes: ['lastlight', 'rosedawn', 'frostblue', 'midnight', 'emerald', 'plum'],
  ownPalettes: {
    lastlight: { id: 'lastlight', bg: '#141D3A', paper: '#1E2A4E', ink: '#FBEFD3', a: '#EBA83C', b: '#3D568C', c: '#F6C98A', d: '#9DB8D8', e: '#24345F', metal: 'gold' },
    rosedawn: { id: 'rosedawn', bg: '#2E1B35', paper: '#3D2546', ink: '#FDEBDD', a: '#E9825C', b: '#74518A', c: '#F5B59A', d: '#C9A9CF', e: '#4A2C58', metal: 'rose' },
    frostblue: { id: 'frostblue', bg: '#0E2A33', paper: '#163842', ink: '#F0F4E6', a: '#E3B24F', b: '#3B7482', c: '#E9D9A6', d: '#A4CBCB', e: '#1F4B57', metal: 'silver' },
  },
  look: thresholdLook,
  fits: {
    occasions: ['new-year'],
    moods: ['quiet', 'elegant', 'warm', 'simple'],
    recipients: ['anyone', 'friend', 'parents', 'partner', 'couple', 'colleague'],
    headline: { max: 44, lines: 3 },
  },
  draw: drawThreshold,
};
