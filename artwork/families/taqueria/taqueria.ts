import type { Family } from '#artwork/engine.ts';
import { drawTaqueria } from './cover.ts';
import { taqueriaLook } from './look.ts';

export const family: Family = {
  id: 'taqueria',
  version: 1,
  title: 'Tacos',
  style: 'painted',
  motifs: {
    hule: {
      hero: 'taco-plate',
      title: 'Three tacos',
      alt: 'Three open tacos on a speckled enamel plate with limes, radishes and two salsas, on a bright oilcloth printed with hibiscus and daisies.',
      subjects: ['taco', 'tacos', 'food', 'mexican', 'lime', 'salsa', 'plate', 'supper', 'takeaway', 'oilcloth', 'flowers'],
      palettes: ['mercado', 'playa', 'limon'],
      look: { hero: { box: [110, 500, 890, 1280], window: 'round' }, stamp: [120, 500, 880, 1354] },
    },
    puesto: {
      hero: 'taco-stand',
      title: 'The taco stand',
      alt: 'A taco stand on a street corner at night: a striped awning, a spit with a pineapple on top, a steaming griddle, a tiled counter and four stools.',
      subjects: ['taco', 'tacos', 'food', 'mexican', 'street', 'night', 'stand', 'pineapple', 'supper', 'takeaway', 'lamps'],
      palettes: ['medianoche', 'mercado', 'playa'],
      look: { hero: { box: [80, 480, 920, 1240], window: 'arch' }, stamp: [90, 470, 910, 1400] },
    },
  },
  palettes: ['mercado', 'playa', 'medianoche', 'limon'],
  ownPalettes: {
    mercado: { id: 'mercado', bg: '#F9E2B4', paper: '#FFFAEC', ink: '#2B1220', a: '#1FA3A0', b: '#F8B62E', c: '#E0325F', d: '#F4843C', e: '#123F5A', metal: 'gold' },
    playa: { id: 'playa', bg: '#FBE3D8', paper: '#FFFBF0', ink: '#2A1030', a: '#F2759A', b: '#F9C440', c: '#D9361F', d: '#3FB3A8', e: '#5A1B5E', metal: 'gold' },
    limon: { id: 'limon', bg: '#FBEFC4', paper: '#FFFDF0', ink: '#1E2A1C', a: '#F7CB3C', b: '#F08A3C', c: '#D92C5E', d: '#2F9C90', e: '#1E5B44', metal: 'gold' },
    medianoche: { id: 'medianoche', bg: '#E5E0EE', paper: '#FFF8E8', ink: '#1A1236', a: '#2E9C8F', b: '#F7B733', c: '#D93A4E', d: '#F08A45', e: '#2B2263', metal: 'gold' },
  },
  look: taqueriaLook,
  fits: {
    occasions: ['birthday', 'just-because', 'thank-you', 'congratulations'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['playful', 'funny', 'warm', 'dry'],
    recipients: ['anyone', 'friend', 'her', 'him', 'sister', 'brother', 'son', 'daughter', 'colleague', 'partner', 'group'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawTaqueria,
};
