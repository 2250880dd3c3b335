import type { Family } from '#artwork/engine.ts';
import { heroFor, HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { isTurned } from '#artwork/materials/word-order.ts';
import { drawCounted } from './cover.ts';
import { hangsLow, LOWER } from './framed.ts';

const drawn = suited({
  suits: HEROES.map((hero) => hero.key),
  except: ['fishing-fly', 'football', 'angel-wings', 'baby-feet', 'cow', 'envelope', 'piano'],
  told: (it) => `${it} in cross-stitch, on a sampler with borders`,
  look: {},
});

/** the place of the hero depends on whether the alphabet comes first */
const motifs = Object.fromEntries(
  Object.entries(drawn).map(([key, motif]) => {
    const top = isTurned(heroFor({ motif: key })) ? 520 : 312;
    const low = hangsLow(heroFor({ motif: key })) ? LOWER : 0;
    return [key, { ...motif, look: stageLook({ main: { window: 'plate', box: [180, top, 820, top + 576] }, framed: { window: 'plate', box: [196, 176 + low, 804, 904 + low] } }, 'lattice') }];
  }),
);

export const family: Family = {
  id: 'sampler',
  version: 1,
  title: 'Cross-stitch sampler',
  style: 'stitched',
  material: 'cross-stitch',
  motifs,
  variants: { framed: { layout: 'framed', title: 'Framed', told: (it) => `${it} in cross-stitch, in a frame on the wall` } },
  palettes: ['orchard', 'lagoon', 'winter', 'cobalt', 'sorbet', 'marigold', 'blush', 'midnight'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 26, lines: 2 } },
  draw: drawCounted,
};
