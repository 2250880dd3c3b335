import type { Family } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawStrings } from './cover.ts';

export const family: Family = {
  id: 'strings',
  version: 4,
  title: 'String and nails',
  style: 'crafted',
  material: 'strings',
  motifs: suited({
    suits: 'all',
    except: ['piano', 'fishing-fly', 'kinara', 'spade-fork', 'spectacles', 'mithai', 'challah', 'matzah', 'pie', 'latkes', 'horn-of-plenty', 'rangoli-lamps', 'deck-chair', 'seder-plate', 'wildflowers', 'chocolates', 'willow', 'potters-wheel', 'marigold-garland'],
    told: (it) => `${it} strung in coloured thread round nails on a board`,
    look: stageLook(
      {
        main: { box: [105, 130, 895, 980], window: 'plate' },
        halo: { box: [72, 86, 928, 942], window: 'round' },
        barn: { box: [80, 110, 920, 970], window: 'plate' },
      },
      'rays',
    ),
  }),
  variants: {
    halo: { layout: 'halo', title: 'In a ring of rays', told: (it) => `${it} strung in coloured thread round nails, in a ring of rays`, fits: { moods: ['proud', 'elegant', 'warm'] } },
    barn: { layout: 'barn', title: 'On an old painted door', told: (it) => `${it} strung in coloured thread round nails on an old painted door` },
  },
  palettes: ['orchard', 'cobalt', 'marigold', 'lagoon', 'sunbaked', 'lemonade', 'midnight', 'emerald'],
  fits: { not: ['sympathy'], moods: ['warm', 'playful'], headline: { max: 22, lines: 2 } },
  draw: drawStrings,
};
