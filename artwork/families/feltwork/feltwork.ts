import type { Family } from '#artwork/engine.ts';
import { heroFor, HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { isTurned } from '#artwork/materials/word-order.ts';
import { DROP } from './banner.ts';
import { drawFeltwork } from './cover.ts';

const drawn = suited({
  suits: HEROES.map((hero) => hero.key),
  except: ['party-hat', 'coupes', 'fishing-fly', 'football', 'angel-wings', 'baby-feet', 'bunting', 'rings', 'plum-blossom', 'sparklers', 'firework-rocket', 'gulal', 'koi', 'arrow-heart', 'pichkari', 'willow'],
  told: (it) => `${it} cut from felt, stuffed and sewn, hanging from a twig`,
  look: {},
});

/** whether the hero is before or after the words on the banner */
const motifs = Object.fromEntries(
  Object.entries(drawn).map(([key, motif]) => {
    const top = isTurned(heroFor({ motif: key })) ? 210 + DROP : 210;
    return [key, { ...motif, look: stageLook({ main: { window: 'round', box: [150, 250, 850, 930] }, banner: { window: 'plate', box: [150, top, 850, top + 700] } }, 'stripes') }];
  }),
);

export const family: Family = {
  id: 'feltwork',
  version: 2,
  title: 'Felt ornaments',
  style: 'crafted',
  material: 'felt',
  motifs,
  variants: { banner: { layout: 'banner', title: 'Banner', told: (it) => `${it} cut from felt and sewn on to a small hanging banner` } },
  palettes: ['marigold', 'orchard', 'lagoon', 'sorbet', 'lilac', 'winter', 'plum', 'forest'],
  // beads and stars on strings hang beside it
  fits: { not: ['sympathy'], moods: ['warm', 'loving', 'quiet'], headline: { max: 26, lines: 2 } },
  draw: drawFeltwork,
};
