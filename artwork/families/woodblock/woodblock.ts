import type { Family } from '#artwork/engine.ts';
import { drawWoodblock } from './cover.ts';

export const family: Family = {
  id: 'woodblock',
  version: 1,
  title: 'Woodblock prints',
  style: 'block print',
  motifs: {
    wave: {
      hero: 'wave',
      title: 'The wave',
      alt: 'A great curling wave before a far mountain, like a woodblock print.',
      subjects: ['sea', 'wave', 'mountain', 'water'],
      fits: { occasions: ['birthday', 'good-luck', 'congratulations', 'farewell-colleague'] },
    },
    lighthouse: {
      hero: 'lighthouse',
      title: 'Lighthouse',
      alt: 'A lighthouse on a rock, its beams over breaking waves, like a woodblock print.',
      subjects: ['lighthouse', 'sea', 'light', 'torch'],
    },
    moon: {
      hero: 'moon-geese',
      title: 'Geese before the moon',
      alt: 'Geese crossing a full moon above still water, like a woodblock print.',
      subjects: ['moon', 'geese', 'bird', 'night', 'water'],
    },
    rain: {
      hero: 'umbrellas',
      title: 'Bridge in the rain',
      alt: 'People with umbrellas crossing a bridge in the rain, like a woodblock print.',
      subjects: ['rain', 'umbrella', 'bridge', 'street'],
    },
  },
  palettes: ['kelp', 'nordic', 'midnight', 'lagoon', 'lemonade'],
  ownPalettes: {
    kelp: {
      id: 'kelp',
      bg: '#EFE4CA',
      paper: '#FAF2DE',
      ink: '#14284A',
      a: '#C8452F',
      b: '#E8B26A',
      c: '#1F4E86',
      d: '#A8C4CC',
      e: '#122750',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['thinking-of-you', 'thank-you', 'farewell-colleague', 'good-luck', 'birthday', 'sympathy'],
    moods: ['quiet', 'elegant', 'warm'],
    recipients: ['friend', 'him', 'her', 'colleague'],
    headline: { max: 22, lines: 1 },
  },
  draw: drawWoodblock,
};
