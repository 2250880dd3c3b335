import type { Family } from '#artwork/engine.ts';
import { drawBlockprint } from './cover.ts';

export const family: Family = {
  id: 'blockprint',
  version: 2,
  title: 'Block prints',
  style: 'block print',
  motifs: {
    elephant: {
      hero: 'elephant',
      title: 'Elephant',
      alt: 'A block-printed elephant with a howdah under an arch, in a border of flowers.',
      subjects: ['elephant', 'flowers', 'frame'],
    },
    peacock: {
      hero: 'peacock',
      title: 'Peacock',
      alt: 'A block-printed peacock showing its whole fan, in a border of flowers.',
      subjects: ['peacock', 'feather', 'flowers', 'frame'],
    },
    camel: {
      hero: 'camel',
      title: 'Camel',
      alt: 'A block-printed camel walking between palms under an arch.',
      subjects: ['camel', 'flowers', 'frame'],
    },
  },
  palettes: ['lagoon', 'marigold', 'sorbet', 'candy', 'orchard'],
  fits: {
    occasions: ['anniversary', 'birthday', 'congratulations', 'wedding', 'thank-you', 'good-luck'],
    moods: ['warm', 'elegant'],
    recipients: ['couple', 'friend', 'her', 'parents', 'colleague'],
    headline: { max: 28, lines: 1 },
  },
  draw: drawBlockprint,
};
