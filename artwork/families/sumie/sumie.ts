import type { Family } from '#artwork/engine.ts';
import { drawSumie } from './cover.ts';

export const family: Family = {
  id: 'sumie',
  version: 3,
  title: 'Ink on paper',
  style: 'pen and ink',
  motifs: {
    enso: {
      hero: 'enso',
      title: 'Circle and plum blossom',
      alt: 'One brushed ink circle crossed by a twig of plum blossom.',
      subjects: ['blossom', 'paper', 'frame'],
    },
    mountain: {
      hero: 'ink-mountains',
      title: 'Mountains and boat',
      alt: 'Ink-washed mountains, a coloured sun and one small boat.',
      subjects: ['mountain', 'boat', 'lake', 'sun', 'distance'],
    },
  },
  palettes: ['nordic', 'lagoon', 'blush', 'lemonade', 'plum'],
  fits: {
    occasions: ['sympathy', 'thinking-of-you', 'get-well', 'farewell-colleague', 'birthday'],
    moods: ['quiet', 'elegant', 'simple'],
    recipients: ['friend', 'him', 'her', 'anyone'],
    headline: { max: 28, lines: 1 },
  },
  draw: drawSumie,
};
