import type { Family } from '#artwork/engine.ts';
import { heroFor, HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawFolded } from './cover.ts';
import { isMirrored } from './sheet.ts';

const drawn = suited({
  suits: HEROES.map((hero) => hero.key),
  except: ['fishing-fly', 'baby-feet', 'angel-wings', 'piano', 'marigold-garland', 'bobbin'],
  told: (it) => `${it} folded from fine paper, before an arched window`,
  look: {},
});

/** whether the strip is on the left or the right, with the hero beside it */
const motifs = Object.fromEntries(
  Object.entries(drawn).map(([key, motif]) => {
    const left = isMirrored(heroFor({ motif: key })) ? 86 : 254;
    return [key, { ...motif, look: stageLook({ main: { window: 'plate', box: [left, 150, left + 660, 890] }, diorama: { window: 'plate', box: [92, 92, 908, 1010] } }, 'rays') }];
  }),
);

export const family: Family = {
  id: 'folded',
  version: 1,
  title: 'Folded paper',
  style: 'paper',
  material: 'folded-paper',
  motifs,
  variants: { diorama: { layout: 'diorama', title: 'In a box', told: (it) => `${it} folded from fine paper, in a box with paper hills` } },
  palettes: ['sorbet', 'lagoon', 'orchard', 'lemonade', 'cobalt', 'marigold', 'emerald', 'midnight'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 26, lines: 2 } },
  draw: drawFolded,
};
