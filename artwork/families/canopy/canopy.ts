import type { Family } from '#artwork/engine.ts';
import { drawCanopy } from './cover.ts';

export const family: Family = {
  id: 'canopy',
  version: 2,
  title: 'In the canopy',
  style: 'painted',
  motifs: {
    toucan: {
      hero: 'toucan',
      title: 'Toucan',
      alt: 'A toucan on a branch among big tropical leaves and flowers.',
      subjects: ['toucan', 'bird', 'tropical', 'leaf'],
    },
    macaw: {
      hero: 'macaw',
      title: 'Macaw',
      alt: 'A red and blue macaw on a branch among tropical leaves.',
      subjects: ['parrot', 'bird', 'tropical', 'leaf'],
    },
    hibiscus: {
      hero: 'hibiscus',
      title: 'Hibiscus',
      alt: 'One great pink hibiscus opening among tropical leaves.',
      subjects: ['flowers', 'tropical', 'leaf', 'summer', 'garden'],
      fits: {
        occasions: ['birthday', 'mothers-day', 'thinking-of-you', 'just-because', 'thank-you', 'congratulations'],
      },
    },
  },
  palettes: ['emerald', 'lagoon', 'sorbet', 'blush', 'forest'],
  fits: {
    occasions: ['birthday', 'congratulations', 'just-because', 'anniversary', 'thinking-of-you', 'thank-you'],
    moods: ['playful', 'warm'],
    recipients: ['her', 'friend', 'daughter', 'child', 'sister', 'partner'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawCanopy,
};
