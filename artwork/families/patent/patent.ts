import type { Family } from '#artwork/engine.ts';
import { drawPatent } from './cover.ts';

export const family: Family = {
  id: 'patent',
  version: 3,
  title: 'Patent drawings',
  style: 'pen and ink',
  motifs: {
    glass: {
      hero: 'patent-glass',
      title: 'Wine glass, patented',
      alt: 'A wine glass drawn in elevation and plan like a patent.',
      subjects: ['wine', 'glass', 'paper', 'pencil', 'alcohol'],
      fits: { occasions: ['birthday', 'congratulations', 'retirement'] },
    },
    cake: {
      hero: 'patent-cake',
      title: 'Cake, patented',
      alt: 'A tiered cake drawn in elevation and section like a patent.',
      subjects: ['cake', 'candle', 'paper', 'pencil'],
      fits: { occasions: ['birthday'] },
    },
    guitar: {
      hero: 'patent-guitar',
      title: 'Guitar, patented',
      alt: 'A guitar drawn from the front and side like a patent.',
      subjects: ['music', 'paper', 'pencil'],
      fits: { occasions: ['birthday', 'fathers-day', 'retirement'] },
    },
    ring: {
      hero: 'patent-ring',
      title: 'Ring, patented',
      alt: 'A diamond ring drawn from all sides like a patent.',
      subjects: ['ring', 'paper', 'pencil'],
      fits: { occasions: ['engagement', 'wedding', 'anniversary'] },
    },
  },
  palettes: ['library', 'cobalt', 'lagoon', 'emerald', 'midnight', 'crimson'],
  ownPalettes: {
    library: {
      id: 'library',
      bg: '#EADCC3',
      paper: '#FBF3E3',
      ink: '#1E2A2C',
      a: '#B8432F',
      b: '#D99A3D',
      c: '#2F5D57',
      d: '#A9B8A2',
      e: '#23333F',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'congratulations', 'anniversary', 'engagement', 'retirement', 'fathers-day'],
    moods: ['dry', 'elegant', 'playful'],
    recipients: ['him', 'dad', 'friend', 'couple', 'colleague'],
    headline: { max: 24, lines: 2 },
  },
  draw: drawPatent,
};
