import type { Family } from '#artwork/engine.ts';
import { HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawClay } from './cover.ts';
import { ON_THE_HILL } from './scene.ts';
import { SLAB } from './slab.ts';

const motifs = suited({
  suits: HEROES.map((hero) => hero.key),
  // heroes that are unclear in clay: letters, and those with small parts such as a fly or a keyboard
  except: ['dreidel', 'fishing-fly', 'piano', 'poppy-wreath', 'marigold-garland'],
  told: (it) => `${it} modelled in clay, in a ring of clay beads`,
  look: stageLook(
    { main: { free: SLAB, pad: 22 }, tile: { window: 'plate', box: [140, 140, 860, 890] }, scene: { window: 'round', box: [150, 470, 850, 1190] } },
    'waves',
  ),
});

export const family: Family = {
  id: 'clay',
  version: 3,
  title: 'Modelled clay',
  style: 'playful',
  material: 'clay',
  motifs,
  variants: {
    tile: {
      layout: 'tile',
      title: 'Glazed tile', told: (it) => `${it} modelled in clay on a glazed tile with a patterned border`,
      fits: { not: ['sympathy'], moods: ['warm', 'elegant'], headline: { max: 24, lines: 2 } },
    },
    scene: { layout: 'scene', title: 'On a hill of clay', told: (it) => `${it} modelled in clay on a hill, with clouds and a sun of clay above`, motifs: ON_THE_HILL.filter((key) => Object.hasOwn(motifs, key)),
      // a hill in summer
      fits: { not: ['sympathy', 'wedding', 'halloween', 'christmas', 'new-year', 'hanukkah', 'kwanzaa', 'diwali', 'lunar-new-year'] } },
  },
  palettes: ['lagoon', 'candy', 'lilac', 'midnight', 'marigold', 'cobalt', 'sorbet', 'winter', 'emerald', 'lemonade'],
  fits: { not: ['sympathy', 'wedding'], moods: ['playful', 'warm'], headline: { max: 22, lines: 2 } },
  draw: drawClay,
};
