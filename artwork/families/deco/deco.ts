import type { Family } from '#artwork/engine.ts';
import { drawDeco } from './cover.ts';

/** the treatment for a motif */
const TREATMENT: Record<string, string> = { chevron: 'stripes' };

export const family: Family = {
  id: 'deco',
  version: 1,
  title: 'Deco anniversaries',
  style: 'gold foil',
  motifs: {
    sunburst: {
      hero: 'deco-sunburst',
      title: 'Sunburst',
      alt: 'A number in gold on an octagon of sun rays.',
      subjects: ['gold', 'frame', 'numeral', 'milestone'],
    },
    fans: {
      hero: 'deco-fans',
      title: 'Fans',
      alt: 'A number in gold in a circle between rows of deco fans.',
      subjects: ['gold', 'frame', 'numeral', 'milestone'],
    },
    chevron: {
      hero: 'deco-arch',
      title: 'Arch',
      alt: 'A number of fine gold lines beneath a stepped arch.',
      subjects: ['gold', 'frame', 'numeral', 'milestone'],
    },
  },
  palettes: ['emerald', 'noir', 'midnight', 'crimson', 'plum', 'cobalt', 'lilac'],
  fits: {
    occasions: ['anniversary', 'birthday'],
    moods: ['elegant', 'proud'],
    recipients: ['couple', 'parents', 'wife', 'husband', 'partner'],
    headline: { max: 24, lines: 1, needsNumber: true },
  },
  draw: (input) => drawDeco({ ...input, variant: input.variant ?? TREATMENT[input.motif ?? ''] }),
};
