import type { Family } from '#artwork/engine.ts';
import { drawFoil } from './cover.ts';

/** the treatment for a motif */
const TREATMENT: Record<string, string> = { burst: 'fat' };

export const family: Family = {
  id: 'foil',
  version: 2,
  title: 'Foil and glitter',
  style: 'gold foil',
  motifs: {
    rain: {
      hero: 'glitter-rain',
      title: 'Golden rain',
      alt: 'Gold confetti falling over shining script letters.',
      subjects: ['gold', 'confetti', 'stars', 'type'],
    },
    burst: {
      hero: 'glitter-frame',
      title: 'A frame of glitter',
      alt: 'Gold confetti gathered round shining letters.',
      subjects: ['gold', 'confetti', 'frame', 'type'],
    },
  },
  palettes: ['midnight', 'emerald', 'noir', 'plum', 'crimson', 'forest'],
  fits: {
    occasions: ['birthday', 'congratulations', 'new-year', 'wedding', 'anniversary', 'graduation'],
    moods: ['elegant', 'proud'],
    recipients: ['her', 'him', 'couple', 'colleague', 'friend'],
    headline: { max: 22, lines: 2 },
  },
  draw: (input) => drawFoil({ ...input, variant: input.variant ?? TREATMENT[input.motif ?? ''] }),
};
