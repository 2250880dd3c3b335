import type { Family } from '#artwork/engine.ts';
import { drawRetro } from './cover.ts';

export const family: Family = {
  id: 'retro',
  version: 2,
  title: 'Seventies stripes',
  style: 'vintage',
  motifs: {
    hook: {
      hero: 'stripes-hook',
      title: 'The hook',
      alt: 'Bands of seventies stripes turning a corner round the words.',
      subjects: ['disco', 'music', 'type', 'dance'],
    },
    sunset: {
      hero: 'stripes-sunset',
      title: 'Striped sunset',
      alt: 'A round striped sunset behind wavy hills of colour.',
      subjects: ['sun', 'disco', 'music', 'summer'],
      fits: {
        occasions: ['birthday', 'retirement', 'just-because', 'congratulations'],
        headline: { max: 12, lines: 2 },
      },
    },
  },
  palettes: ['marigold', 'lemonade', 'noir', 'forest', 'sorbet', 'midnight'],
  fits: {
    occasions: ['birthday', 'congratulations', 'just-because', 'thank-you'],
    moods: ['playful', 'warm', 'funny'],
    recipients: ['friend', 'him', 'her', 'brother', 'sister', 'colleague'],
    headline: { max: 26, lines: 3 },
  },
  draw: drawRetro,
};
