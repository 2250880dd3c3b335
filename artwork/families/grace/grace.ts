import type { Family } from '#artwork/engine.ts';
import { drawGrace } from './cover.ts';
import { graceLook } from './look.ts';

export const family: Family = {
  id: 'grace',
  version: 1,
  title: 'Communion and christening',
  style: 'painted',
  motifs: {
    cup: {
      hero: 'communion-cup',
      title: 'Wheat and vine',
      alt: 'A gilded cup with a host shining above it, ears of wheat on one side and a vine with grapes on the other, on a cloth of white linen.',
      subjects: ['first-communion', 'holy-communion', 'chalice', 'host', 'wheat', 'grapes', 'vine', 'lily', 'christian', 'catholic', 'church', 'religion'],
      look: { hero: { box: [130, 330, 870, 1110], window: 'arch' }, stamp: [200, 410, 800, 1250] },
    },
    font: {
      hero: 'baptism-font',
      title: 'The font',
      alt: 'A stone font under a leaded window: a dove coming down in the light, a silver shell pouring water, a lit candle and white flowers at its foot.',
      subjects: ['christening', 'baptism', 'font', 'dove', 'shell', 'water', 'candle', 'christian', 'church', 'baby', 'godchild', 'flowers', 'religion'],
      fits: { occasions: ['baby'], not: ['congratulations', 'sympathy', 'birthday'], recipients: ['baby', 'parents', 'godchild', 'child', 'anyone'] },
      look: { hero: { box: [210, 60, 790, 960], window: 'arch' }, stamp: [190, 120, 810, 988] },
    },
  },
  palettes: ['candlelight', 'heaven', 'rosary'],
  ownPalettes: {
    candlelight: { id: 'candlelight', bg: '#F4EBD9', paper: '#FFFDF6', ink: '#2B2A3A', a: '#4F7FA6', b: '#CFA24A', c: '#B2717F', d: '#E6DCC6', e: '#2F4160', metal: 'gold' },
    heaven: { id: 'heaven', bg: '#E4ECF2', paper: '#FEFEFA', ink: '#1F2B40', a: '#4A7FB4', b: '#CDA54F', c: '#7F9A86', d: '#C9DBE8', e: '#23416B', metal: 'gold' },
    rosary: { id: 'rosary', bg: '#F6E9E6', paper: '#FFFCF8', ink: '#3A2230', a: '#A9637A', b: '#CFA350', c: '#7F9A7A', d: '#F0D6D2', e: '#5E2A44', metal: 'gold' },
  },
  look: graceLook,
  fits: {
    occasions: ['congratulations'],
    not: ['baby', 'birthday', 'halloween', 'sympathy', 'thank-you'],
    moods: ['warm', 'elegant', 'quiet', 'simple', 'proud'],
    recipients: ['anyone', 'child', 'son', 'daughter', 'niece', 'nephew', 'godchild'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawGrace,
};
