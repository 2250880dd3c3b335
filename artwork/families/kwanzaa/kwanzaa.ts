import type { Family } from '#artwork/engine.ts';
import { drawKwanzaa } from './cover.ts';

export const family: Family = {
  id: 'kwanzaa',
  version: 2,
  title: 'Woven strips',
  style: 'folk',
  motifs: {
    kinara: {
      hero: 'kinara',
      title: 'Kinara',
      alt: 'A kinara with its seven candles lit, between bands of woven cloth.',
      subjects: ['kinara', 'candle', 'lamp'],
    },
    mazao: {
      hero: 'harvest-bowl',
      title: 'Fruits of the harvest',
      alt: 'A bowl of fruit, corn and a cup on a mat, between bands of woven cloth.',
      subjects: ['kinara', 'fruit', 'corn', 'harvest', 'bowl'],
    },
    cloth: {
      hero: 'woven-cloth',
      title: 'Woven cloth',
      alt: 'A whole sheet of woven strips round the words.',
      subjects: ['cotton', 'quilt', 'colours'],
    },
  },
  palettes: ['imani', 'umoja', 'emerald', 'noir'],
  ownPalettes: {
    imani: {
      id: 'imani',
      bg: '#1C1413',
      paper: '#FBEFD6',
      ink: '#FBEFD6',
      a: '#B8262B',
      b: '#E5AE38',
      c: '#23703F',
      d: '#F0DCA8',
      e: '#5A2B1A',
      metal: 'gold',
    },
    umoja: {
      id: 'umoja',
      bg: '#14291D',
      paper: '#FBEFD6',
      ink: '#FBEFD6',
      a: '#B52A24',
      b: '#E8B23C',
      c: '#2C7A45',
      d: '#F0DCA8',
      e: '#4A2716',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['kwanzaa'],
    moods: ['warm', 'proud'],
    recipients: ['anyone', 'parents', 'group', 'friend'],
    headline: { max: 22, lines: 2 },
  },
  draw: drawKwanzaa,
};
