import type { Family } from '#artwork/engine.ts';
import { drawKoi } from './cover.ts';
import { pair } from './look.ts';

export const family: Family = {
  id: 'koi',
  version: 2,
  title: 'Koi',
  style: 'painted',
  motifs: {
    pair: {
      hero: 'koi-pair',
      title: 'Two koi circling',
      alt: 'Two koi circling one another in clear water.',
      subjects: ['fish', 'water', 'lake', 'pond'],
      fits: { occasions: ['anniversary', 'wedding', 'thinking-of-you', 'love-valentine', 'birthday'] },
      look: pair,
    },
    stream: {
      hero: 'koi-stream',
      title: 'Koi in the stream',
      alt: 'Three koi swimming up a stream past lily pads.',
      subjects: ['fish', 'water', 'river', 'pond'],
      fits: { occasions: ['graduation', 'good-luck', 'congratulations', 'farewell-colleague', 'birthday'] },
    },
    lotus: {
      hero: 'koi-lotus',
      title: 'Koi and lotus',
      alt: 'One koi beneath a pale lotus flower and its leaves.',
      subjects: ['fish', 'water', 'flowers', 'pond'],
      fits: { occasions: ['sympathy', 'thinking-of-you', 'get-well', 'birthday'] },
    },
    ring: {
      hero: 'koi-ring',
      title: 'One golden koi',
      alt: 'A golden koi curled into a ring, with fallen petals.',
      subjects: ['fish', 'water', 'pond'],
      fits: { occasions: ['birthday', 'thinking-of-you', 'just-because', 'get-well'] },
    },
  },
  palettes: ['celadon', 'midnight', 'emerald', 'noir', 'crimson', 'lagoon'],
  ownPalettes: {
    celadon: {
      id: 'celadon',
      bg: '#E3EBE2',
      paper: '#FBFAF3',
      ink: '#203A38',
      a: '#DB5A3A',
      b: '#EDB65C',
      c: '#5E9A8C',
      d: '#C5DCCF',
      e: '#1F4A4C',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['anniversary', 'thinking-of-you', 'sympathy', 'good-luck', 'birthday', 'get-well'],
    moods: ['quiet', 'elegant', 'loving'],
    recipients: ['partner', 'couple', 'friend'],
    headline: { max: 26, lines: 1 },
  },
  draw: drawKoi,
};
