import type { Family } from '#artwork/engine.ts';
import { drawCutouts } from './cover.ts';

export const family: Family = {
  id: 'cutouts',
  version: 2,
  title: 'Paper cut-outs',
  style: 'papercut',
  motifs: {
    frame: {
      hero: 'cutouts',
      title: 'A border of cut-outs',
      alt: 'Paper shapes of leaves, stars and flowers in blocks of colour round the words.',
      subjects: ['leaf', 'star', 'flowers', 'paper', 'frame'],
    },
  },
  palettes: ['sorbet', 'lagoon', 'midnight', 'cobalt', 'candy', 'emerald'],
  fits: {
    occasions: ['birthday', 'congratulations', 'thank-you', 'just-because', 'graduation'],
    moods: ['playful', 'warm'],
    recipients: ['friend', 'her', 'him', 'colleague', 'sister'],
    headline: { max: 24, lines: 3 },
  },
  draw: drawCutouts,
};
