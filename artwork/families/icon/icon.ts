import type { Family } from '#artwork/engine.ts';
import { HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawIcon } from './cover.ts';
import { MEDALLION } from './medallion.ts';

/** gilded panels belong to one tradition: symbols of other religions are not put on them */
const OTHERS = new Set(['hanukkah', 'passover', 'rosh-hashanah', 'diwali', 'eid', 'ramadan', 'holi', 'kwanzaa', 'halloween', 'remembrance']);
const motifs = suited({
  suits: HEROES.filter((hero) => !hero.tags.some((tag) => OTHERS.has(tag))).map((hero) => hero.key),
  // heroes that are too ordinary for gold, or have lines too fine for the brush
  except: `angel-wings bunting party-hat letterbox front-door paper-plane train car camper rocket camera spectacles record-player
    piano football tennis golf fishing-fly deck-chair watering-can spade-fork bobbin palette pram baby-feet stocking snowman
    firecrackers party-popper firework-rocket pinwheel lemonade pie breakfast-tray cardigan tie toolbox mug baby-bottle booties
    hot-water-bottle soup plaster moving-box diploma straw-hat hammock robot fire-engine tractor digger skateboard gamepad
    suitcase potters-wheel layer-cake cupcake gift trophy umbrella bicycle hen goat sloth lips chocolates`.split(/\s+/),
  told: (it) => `${it} on a gilded panel in a jewelled frame`,
  look: stageLook(
    {
      main: { window: 'plate', box: [160, 190, 840, 942] },
      triptych: { window: 'arch', box: [276, 190, 724, 976] },
      medallion: { window: 'oval', box: [MEDALLION.cx - 330, MEDALLION.cy - 410, MEDALLION.cx + 330, MEDALLION.cy + 410] },
    },
    'lattice',
  ),
});

export const family: Family = {
  id: 'icon',
  version: 3,
  title: 'Gilded panels',
  style: 'gold foil',
  material: 'icon',
  motifs,
  variants: {
    triptych: { layout: 'triptych', title: 'Behind gilt doors', told: (it) => `${it} on a gilded panel between two open gilt doors`, fits: { moods: ['elegant', 'warm', 'proud'], headline: { max: 26, lines: 2 } } },
    medallion: { layout: 'medallion', title: 'On a pendant', told: (it) => `${it} on an enamelled pendant ringed with pearls`, fits: { moods: ['elegant', 'loving'], headline: { max: 26, lines: 2 } } },
  },
  palettes: ['midnight', 'emerald', 'cobalt', 'orchard', 'lilac', 'crimson', 'sorbet', 'marigold', 'plum', 'blush'],
  fits: { moods: ['elegant', 'warm'], headline: { max: 22, lines: 1 } },
  draw: drawIcon,
};
