import type { Family } from '#artwork/engine.ts';
import { drawNouveau } from './cover.ts';

export const family: Family = {
  id: 'nouveau',
  version: 1,
  title: 'Art nouveau',
  style: 'poster',
  motifs: {
    iris: {
      hero: 'iris',
      title: 'Iris',
      alt: 'Irises under an arch of whiplash lines, like an art nouveau panel.',
      subjects: ['flowers', 'garden', 'frame'],
    },
    lily: {
      hero: 'lily',
      title: 'Lilies',
      alt: 'White lilies under an arch of whiplash lines, like an art nouveau panel.',
      subjects: ['flowers', 'garden', 'frame'],
    },
  },
  palettes: ['lilac', 'emerald', 'orchard', 'midnight', 'marigold', 'crimson'],
  fits: {
    occasions: ['birthday', 'mothers-day', 'anniversary', 'congratulations', 'thinking-of-you'],
    moods: ['elegant', 'loving'],
    recipients: ['her', 'mum', 'wife', 'friend', 'grandma'],
    headline: { max: 24, lines: 1 },
  },
  draw: drawNouveau,
};
