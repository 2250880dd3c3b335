import type { Family } from '#artwork/engine.ts';
import { drawOrchard } from './cover.ts';
import { fig } from './look.ts';

export const family: Family = {
  id: 'orchard',
  version: 2,
  title: 'Engraved fruit',
  style: 'engraved',
  motifs: {
    pear: {
      hero: 'pear',
      title: 'The butter pear',
      alt: 'A ripe pear hanging from its branch, with a half pear beside it, drawn like a plate from an old book of fruit.',
      subjects: ['pear', 'fruit', 'garden', 'orchard', 'kitchen'],
    },
    fig: {
      hero: 'fig',
      title: 'The common fig',
      alt: 'Two purple figs among big leaves, one cut open to its pink heart, in the manner of an old engraving.',
      subjects: ['fig', 'fruit', 'garden', 'orchard'],
      look: fig,
    },
    cherry: {
      hero: 'cherry',
      title: 'The heart cherry',
      alt: 'Three dark cherries on one stalk, with a cut stone below, drawn like a plate from an old book of fruit.',
      subjects: ['cherry', 'fruit', 'garden', 'orchard', 'summer'],
    },
    pomegranate: {
      hero: 'pomegranate',
      title: 'The garden pomegranate',
      alt: 'A red pomegranate on its twig, with a cut one spilling seeds, engraved and coloured by hand.',
      subjects: ['pomegranate', 'fruit', 'honey', 'harvest'],
      fits: { occasions: ['birthday', 'thank-you', 'just-because', 'rosh-hashanah', 'thinking-of-you'] },
    },
    lemon: {
      hero: 'lemon',
      title: 'The Sorrento lemon',
      alt: 'A lemon with its leaves, a slice and a blossom, drawn like a plate from an old book of fruit.',
      subjects: ['lemon', 'fruit', 'kitchen', 'summer', 'sun'],
    },
  },
  palettes: ['herbarium', 'sunbaked', 'lagoon', 'crimson', 'cobalt'],
  ownPalettes: {
    herbarium: {
      id: 'herbarium',
      bg: '#F4E9D0',
      paper: '#FBF4E2',
      ink: '#2E2118',
      a: '#B5342B',
      b: '#D9A13C',
      c: '#6F8A4A',
      d: '#EBC9A0',
      e: '#5B3560',
      metal: 'gold',
    },
  },
  fits: {
    occasions: [
      'birthday',
      'thank-you',
      'anniversary',
      'just-because',
      'congratulations',
      'thinking-of-you',
      'retirement',
    ],
    moods: ['elegant', 'warm', 'quiet'],
    recipients: ['friend', 'mum', 'grandma', 'her', 'colleague'],
    headline: { max: 34, lines: 2 },
  },
  draw: drawOrchard,
};
