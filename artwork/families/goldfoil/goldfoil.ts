import type { Family } from '#artwork/engine.ts';
import { heroFor } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawGoldfoil } from './cover.ts';
import { areWordsBelow } from './label.ts';

const drawn = suited({
  suits: 'all',
  except: ['panda', 'tiger', 'guinea-pig', 'mkeka', 'plaster', 'willow', 'mithai', 'potters-wheel', 'piano', 'gulal', 'monkey', 'spaniel', 'fishing-fly', 'oak', 'bunting', 'toolbox', 'hands-heart', 'goldfish-bowl'],
  told: (it) => `${it} drawn in fine lines of shining foil, in a ring of rays`,
  look: {},
});

/** whether the picture is above or below the words on the label */
const motifs = Object.fromEntries(
  Object.entries(drawn).map(([key, motif]) => {
    const top = areWordsBelow(heroFor({ motif: key })) ? 159 : 531;
    const look = stageLook({ main: { window: 'round', box: [178, 218, 822, 862] }, label: { window: 'plate', box: [150, top, 850, top + 710] }, constellation: { window: 'plate', box: [70, 500, 930, 1330] } }, 'rays');
    return [key, { ...motif, look }];
  }),
);

export const family: Family = {
  id: 'goldfoil',
  version: 3,
  title: 'Foil line work',
  style: 'gold foil',
  material: 'hot-foil',
  motifs,
  variants: {
    label: { layout: 'label', title: 'On a label', told: (it) => `${it} drawn in fine lines of shining foil, below a paper label`, fits: { headline: { max: 30, lines: 2 } } },
    constellation: { layout: 'constellation', title: 'Among the stars', told: (it) => `${it} drawn in fine lines of shining foil, among the stars`, fits: { headline: { max: 30, lines: 2 } } },
  },
  palettes: ['midnight', 'emerald', 'plum', 'crimson', 'winter', 'lagoon', 'lilac', 'blush'],
  fits: { moods: ['elegant', 'proud', 'loving'], headline: { max: 30, lines: 2 } },
  draw: drawGoldfoil,
};
