import type { Family } from '#artwork/engine.ts';
import { drawAltiplano } from './cover.ts';
import { altiplanoLook } from './look.ts';

export const family: Family = {
  id: 'altiplano',
  version: 1,
  title: 'Llamas of the high plain',
  style: 'folk',
  motifs: {
    llama: {
      hero: 'llama',
      title: 'Llama in its best',
      alt: 'A white llama in pompoms and tassels under a string of flags, mountains behind it, the words woven into the cloth on its back.',
      subjects: ['llama', 'alpaca', 'animal', 'mountains', 'pompoms', 'wool', 'peru', 'weaving', 'party'],
      look: { hero: { box: [250, 220, 750, 900], window: 'arch' }, stamp: [180, 180, 820, 1000] },
    },
    trail: {
      hero: 'llama-caravan',
      title: 'Three on the ridge',
      alt: 'Three llamas with patterned saddle cloths walking along a ridge, a red sun and snowy peaks behind, all the country in woven bands.',
      subjects: ['llama', 'alpaca', 'mountains', 'walking', 'travel', 'sun', 'weaving', 'friends'],
      palettes: ['cusco', 'salar', 'lagoon'],
      look: { hero: { box: [60, 420, 940, 960], window: 'soft' }, stamp: [140, 330, 900, 1394] },
    },
    two: {
      hero: 'alpaca-pair',
      title: 'Two under one shawl',
      alt: 'Two alpacas with their eyes shut, a white one and a brown, leaning together under one woven shawl on a starry mountain night.',
      subjects: ['alpaca', 'llama', 'couple', 'stars', 'night', 'shawl', 'mountains', 'love'],
      palettes: ['cusco', 'titicaca', 'salar'],
      fits: { occasions: ['anniversary', 'valentine', 'thinking-of-you', 'just-because', 'birthday'], moods: ['loving', 'warm', 'playful'], recipients: ['partner', 'wife', 'husband', 'couple', 'parents', 'friend'] },
      look: { hero: { box: [130, 370, 870, 1090], window: 'round' }, stamp: [110, 340, 890, 1394] },
    },
  },
  palettes: ['cusco', 'salar', 'titicaca'],
  ownPalettes: {
    cusco: { id: 'cusco', bg: '#F7E4C6', paper: '#FFF8E6', ink: '#2B1420', a: '#C8324A', b: '#F2B233', c: '#1F8A84', d: '#F6C9A2', e: '#5A1E4A', metal: 'gold' },
    salar: { id: 'salar', bg: '#E3EBEC', paper: '#FFFDF4', ink: '#17263A', a: '#D9663B', b: '#F3C04B', c: '#4F8FB0', d: '#F3D3C0', e: '#23405F', metal: 'gold' },
    titicaca: { id: 'titicaca', bg: '#DDEBDD', paper: '#FFFBEC', ink: '#14282A', a: '#2F7E6B', b: '#F0A93B', c: '#C2447A', d: '#CFE3CE', e: '#163E4A', metal: 'gold' },
  },
  look: altiplanoLook,
  fits: {
    occasions: ['birthday', 'just-because', 'thank-you', 'congratulations', 'thinking-of-you', 'good-luck'],
    not: ['sympathy'],
    moods: ['playful', 'warm', 'funny', 'dry'],
    recipients: ['anyone', 'friend', 'her', 'him', 'sister', 'brother', 'daughter', 'son', 'mum', 'colleague', 'child', 'group'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawAltiplano,
};
