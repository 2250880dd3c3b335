import type { Family } from '#artwork/engine.ts';
import { HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { BUNCH } from './bunch.ts';
import { drawFoilballoon } from './cover.ts';
import { EVENING } from './evening.ts';
import { WALL } from './wall.ts';

/** heroes that do not suit a balloon */
const SOLEMN = new Set(['sympathy', 'remembrance', 'memory', 'passover', 'rosh-hashanah', 'ramadan', 'nativity', 'peace', 'blessing']);
const motifs = suited({
  suits: HEROES.filter((hero) => !hero.tags.some((tag) => SOLEMN.has(tag))).map((hero) => hero.key),
  // heroes with many small or thin parts, which a foil balloon cannot show
  except: `fishing-fly golf football tennis bunting bicycle guitar violin piano oak mistletoe lavender deck-chair spade-fork
    bobbin palette watering-can vase books record-player marigold-garland front-door lantern catstretch pichkari gulal
    rangoli-lamps oil-jug latkes mkeka harp wheat-sheaf gelt lily-cross candle-window willow hammock cotton mosque menorah kinara unity-cup`.split(/\s+/),
  told: (it) => `${it} as a shining foil balloon on a string`,
  look: stageLook({ main: { free: WALL, pad: 40 }, evening: { free: EVENING, pad: 26 }, bunch: { free: BUNCH, pad: 30 } }, 'stripes'),
});
/** heroes that are unclear as a bunch of three */
const NOT_IN_BUNCHES = new Set(['number', 'balloons', 'snowflake', 'horn-of-plenty', 'snowman', 'compass', 'spectacles', 'firecrackers', 'turkey', 'wildflowers']);

export const family: Family = {
  id: 'foilballoon',
  version: 5,
  title: 'Foil balloons',
  style: 'playful',
  material: 'foilballoon',
  motifs,
  variants: {
    evening: { layout: 'evening', title: 'At dusk', told: (it) => `${it} as a shining foil balloon, tied to a fence at dusk`, fits: { headline: { max: 22, lines: 2 } } },
    bunch: {
      layout: 'bunch',
      title: 'Three of them', told: (it) => `${it} as three shining foil balloons, tied with a bow`,
      motifs: Object.keys(motifs).filter((key) => !NOT_IN_BUNCHES.has(key)),
      fits: { headline: { max: 24, lines: 2 } },
    },
  },
  palettes: ['sorbet', 'candy', 'lagoon', 'midnight', 'emerald', 'crimson', 'plum', 'lilac', 'lemonade', 'cobalt'],
  fits: { not: ['sympathy', 'passover'], moods: ['playful', 'warm'], headline: { max: 14, lines: 1 } },
  draw: drawFoilballoon,
};
