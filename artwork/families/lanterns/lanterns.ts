import type { Family } from '#artwork/engine.ts';
import { drawLanterns } from './cover.ts';

/** the treatment for a motif */
const TREATMENT: Record<string, string> = { moon: 'night' };

export const family: Family = {
  id: 'lanterns',
  version: 1,
  title: 'Lunar New Year lanterns',
  style: 'gold foil',
  motifs: {
    fu: {
      hero: 'lanterns-fu',
      title: 'Lanterns and fortune',
      alt: 'Red lanterns over a golden diamond with the character for good fortune.',
      subjects: ['lantern', 'lamp', 'red', 'gold', 'chinese'],
    },
    moon: {
      hero: 'lanterns-moon',
      title: 'Lanterns and moon',
      alt: 'Red lanterns beside a full moon and a branch of plum blossom.',
      subjects: ['lantern', 'lamp', 'moon', 'blossom', 'chinese'],
    },
  },
  palettes: ['crimson'],
  fits: {
    occasions: ['lunar-new-year'],
    moods: ['warm', 'proud'],
    recipients: ['anyone', 'parents', 'grandma', 'friend'],
    headline: { max: 20, lines: 2 },
  },
  draw: (input) => drawLanterns({ ...input, variant: input.variant ?? TREATMENT[input.motif ?? ''] }),
};
