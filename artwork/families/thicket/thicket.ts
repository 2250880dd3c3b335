import type { Family } from '#artwork/engine.ts';
import { drawThicket } from './cover.ts';

export const family: Family = {
  id: 'thicket',
  version: 1,
  title: 'Ink and wash woodland',
  style: 'watercolour',
  motifs: {
    fungi: {
      hero: 'mushroom',
      title: 'Toadstools',
      alt: 'A family of red toadstools among ferns, in ink and watercolour.',
      subjects: ['mushroom', 'wood', 'autumn', 'leaf'],
    },
    snail: {
      hero: 'snail',
      title: 'The snail brings a present',
      alt: 'A snail carrying a ribboned parcel on its shell, in ink and watercolour.',
      subjects: ['snail', 'parcel', 'belated', 'garden'],
      fits: { occasions: ['birthday', 'thank-you', 'thinking-of-you', 'sorry'], moods: ['playful', 'belated', 'warm'] },
    },
    cottage: {
      hero: 'toadstool-house',
      title: 'Toadstool cottage',
      alt: 'A toadstool with a door, windows and a chimney, in ink and watercolour.',
      subjects: ['mushroom', 'house', 'cottage', 'new-home', 'wood'],
      fits: { occasions: ['new-home', 'thinking-of-you', 'birthday', 'just-because'] },
    },
  },
  palettes: ['orchard', 'winter', 'marigold', 'lagoon', 'blush'],
  fits: {
    occasions: ['birthday', 'thinking-of-you', 'new-home', 'just-because', 'thank-you', 'get-well'],
    moods: ['playful', 'warm', 'quiet'],
    recipients: ['friend', 'child', 'neighbour', 'brother', 'colleague'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawThicket,
};
