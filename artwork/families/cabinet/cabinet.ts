import type { Family } from '#artwork/engine.ts';
import { drawCabinet } from './cover.ts';

export const family: Family = {
  id: 'cabinet',
  version: 2,
  title: 'Cabinet of butterflies',
  style: 'vintage',
  motifs: {
    ring: {
      hero: 'butterfly-ring',
      title: 'A ring of butterflies',
      alt: 'Butterflies pinned in a ring around a small label, in a wooden frame.',
      subjects: ['butterfly', 'garden', 'frame'],
    },
    morpho: {
      hero: 'butterfly',
      title: 'The blue morpho',
      alt: 'One great blue butterfly above its label, in a wooden frame.',
      subjects: ['butterfly', 'garden', 'frame'],
    },
    beetles: {
      hero: 'beetles',
      title: 'Nine beetles',
      alt: 'Nine bright beetles in three rows, in a wooden frame.',
      subjects: ['beetle', 'garden', 'frame'],
    },
    drawer: {
      hero: 'butterfly-drawer',
      title: 'Nine butterflies',
      alt: 'Nine butterflies in three rows above a label, in a wooden frame.',
      subjects: ['butterfly', 'garden', 'frame'],
    },
  },
  palettes: ['nordic', 'orchard', 'forest', 'cobalt', 'plum'],
  fits: {
    occasions: ['birthday', 'anniversary', 'love-valentine', 'congratulations', 'thinking-of-you'],
    moods: ['elegant', 'dry', 'loving'],
    recipients: ['partner', 'her', 'him', 'friend', 'wife', 'husband'],
    headline: { max: 24, lines: 1 },
  },
  draw: drawCabinet,
};
