import type { Family } from '#artwork/engine.ts';
import { drawTerrazzo } from './cover.ts';

export const family: Family = {
  id: 'terrazzo',
  version: 2,
  title: 'Terrazzo',
  style: 'modern',
  motifs: {
    arch: {
      hero: 'terrazzo-arch',
      title: 'Terrazzo arch',
      alt: 'An arch cut into a field of terrazzo chips, with the words inside.',
      subjects: ['stone', 'frame', 'type'],
    },
    circle: {
      hero: 'terrazzo-circle',
      title: 'Terrazzo circle',
      alt: 'A circle cut into a field of terrazzo chips, with the words inside.',
      subjects: ['stone', 'frame', 'type'],
    },
    numeral: {
      hero: 'terrazzo-number',
      title: 'Terrazzo number',
      alt: 'A number made of terrazzo.',
      subjects: ['stone', 'numeral', 'milestone'],
      fits: { occasions: ['birthday', 'anniversary'], headline: { needsNumber: true } },
      palettes: ['lemonade', 'candy', 'sorbet', 'sunbaked', 'winter'],
    },
  },
  palettes: ['orchard', 'lagoon', 'cobalt', 'marigold', 'candy', 'lilac'],
  fits: {
    occasions: ['birthday', 'congratulations', 'just-because', 'baby'],
    moods: ['playful', 'simple'],
    recipients: ['friend', 'her', 'him', 'colleague', 'child'],
    headline: { max: 20, lines: 3 },
  },
  draw: drawTerrazzo,
};
