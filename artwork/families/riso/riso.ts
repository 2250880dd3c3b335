import type { Family } from '#artwork/engine.ts';
import { HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawRiso } from './cover.ts';

const motifs = suited({
  suits: 'all',
  except: ['lily', 'stork', 'swans', 'hammock', 'ghost', 'mkeka', 'decanter', 'potters-wheel', 'gulal', 'challah', 'cotton', 'daisy', 'tie', 'celtic-knot', 'coral', 'whole-pumpkin'],
  told: (it) => `${it} printed in bright spot inks over a field of dots`,
  look: stageLook({ main: { window: 'plate', box: [90, 110, 910, 970] }, proof: { window: 'plate', box: [84, 96, 916, 896] }, sun: { window: 'plate', box: [100, 380, 900, 1300] } }, 'stripes'),
});
/** heroes that do not suit a loud poster: those of grief, prayer or peace */
const GRAVE = new Set(['sympathy', 'remembrance', 'memory', 'nativity', 'peace', 'blessing', 'ramadan', 'passover']);
const SOLEMN = new Set(HEROES.filter((hero) => hero.tags.some((tag) => GRAVE.has(tag))).map((hero) => hero.key));
const cheerful = Object.fromEntries(Object.entries(motifs).filter(([key]) => !SOLEMN.has(key)));

export const family: Family = {
  id: 'riso',
  version: 1,
  title: 'Spot inks on rough paper',
  style: 'poster',
  material: 'spot-ink',
  motifs: cheerful,
  variants: {
    // three copies of a number cannot be read
    proof: { layout: 'proof', title: 'In three colours', told: (it) => `${it} printed three times in spot inks, each time in another colour`, motifs: Object.keys(cheerful).filter((key) => key !== 'number'), fits: { headline: { max: 28, lines: 2 } } },
    // a spade and fork that leave the sheet look like tongs
    sun: { layout: 'sun', title: 'Before the sun', told: (it) => `${it} printed in bright spot inks before a great round sun`, motifs: Object.keys(cheerful).filter((key) => key !== 'spade-fork'), fits: { headline: { max: 30, lines: 2 } } },
  },
  palettes: ['cobalt', 'lemonade', 'candy', 'marigold', 'lagoon', 'sorbet', 'midnight', 'plum'],
  fits: { not: ['sympathy', 'wedding'], moods: ['playful', 'warm', 'proud'], headline: { max: 24, lines: 2 } },
  draw: drawRiso,
};
