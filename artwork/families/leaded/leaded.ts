import type { Family } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawLeaded } from './cover.ts';

export const family: Family = {
  id: 'leaded',
  version: 2,
  title: 'Leaded panels',
  style: 'stained glass',
  material: 'leaded',
  motifs: suited({
    suits: 'all',
    except: ['bunting', 'piano', 'fishing-fly', 'dragon', 'firecrackers', 'koi', 'sparklers', 'firework-rocket', 'marigold-garland'],
    told: (it) => `${it} in a window of leaded glass`,
    look: stageLook({ main: { window: 'round', box: [180, 200, 820, 920] }, rose: { window: 'round', box: [44, 84, 956, 996] }, quarries: { window: 'plate', box: [40, 40, 960, 1090] } }, 'lattice'),
  }),
  variants: {
    rose: { layout: 'rose', title: 'Rose window', told: (it) => `${it} in a round window of leaded glass set in stone`, fits: { headline: { max: 30, lines: 2 } } },
    quarries: { layout: 'quarries', title: 'Diamond panes', told: (it) => `${it} in leaded glass among diamond panes`, fits: { not: ['sympathy'], moods: ['warm', 'playful', 'proud'] } },
  },
  palettes: ['orchard', 'lagoon', 'cobalt', 'midnight', 'plum', 'lilac', 'winter', 'forest'],
  fits: { moods: ['quiet', 'warm', 'elegant'], headline: { max: 24, lines: 1 } },
  draw: drawLeaded,
};
