import { type Family, WEAVES } from '#artwork/engine.ts';
import { drawWreath } from './cover.ts';

export const family: Family = {
  id: 'wreath',
  version: 3,
  title: 'Flower wreaths',
  style: 'painted',
  motifs: {
    garden: {
      hero: 'wreath-garden',
      title: 'Garden wreath',
      alt: 'A wreath of garden flowers and leaves round the words.',
      subjects: ['wreath', 'flowers', 'garden', 'frame'],
    },
    winter: {
      hero: 'wreath-winter',
      title: 'Winter wreath',
      alt: 'A wreath of red flowers, berries and evergreen leaves.',
      subjects: ['wreath', 'holly', 'leaf', 'frame'],
      fits: { occasions: ['christmas'] },
    },
    poppy: {
      hero: 'wreath-poppy',
      title: 'Poppies and daisies',
      alt: 'A ring of red poppies, daisies, wheat and leaves.',
      subjects: ['wreath', 'flowers', 'field', 'frame'],
      fits: { occasions: ['birthday', 'thinking-of-you', 'thank-you', 'sympathy'] },
    },
  },
  palettes: ['orchard', 'winter', 'blush', 'sunbaked', 'plum', 'emerald'],
  look: { weave: WEAVES.petals },
  fits: {
    occasions: ['birthday', 'anniversary', 'wedding', 'thinking-of-you', 'christmas', 'thank-you'],
    moods: ['elegant', 'warm'],
    recipients: ['mum', 'her', 'grandma', 'couple', 'friend'],
    headline: { max: 20, lines: 2 },
  },
  draw: drawWreath,
};
