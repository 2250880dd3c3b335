import type { Family } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawTesserae } from './cover.ts';

const motifs = suited({
  suits: 'all',
  except: ['piano', 'fishing-fly', 'kinara', 'spade-fork', 'spectacles', 'mithai', 'challah', 'rangoli-lamps', 'sparklers'],
  told: (it) => `${it} set in small stone tiles`,
  look: stageLook(
    {
      main: { box: [155, 156, 845, 916], window: 'plate' },
      roundel: { box: [150, 186, 850, 886], window: 'round' },
      step: { box: [100, 110, 900, 990], window: 'plate' },
    },
    'lattice',
  ),
});
/** heroes whose small parts or fine lines are lost in round tiles, or whose colour is too near that of the ground */
const NOT_IN_PENNIES = new Set([
  'angel-wings', 'baby-feet', 'pumpkin', 'tennis', 'coupes', 'dreidel', 'seder-plate', 'harp', 'bicycle', 'bunting', 'chocolates', 'matzah',
  'latkes', 'camera', 'guiding-star', 'breakfast-tray', 'horn-of-plenty', 'silver-spoons', 'locket', 'wildflowers', 'cotton', 'koi',
]);

export const family: Family = {
  id: 'tesserae',
  version: 3,
  title: 'Small mosaics',
  style: 'crafted',
  material: 'tesserae',
  motifs,
  variants: {
    roundel: { layout: 'roundel', title: 'A Roman floor', told: (it) => `${it} set in small stone tiles, in a round like a Roman floor` },
    step: {
      layout: 'step',
      title: 'On the doorstep', told: (it) => `${it} set in small round tiles, above a brass plate`,
      motifs: Object.keys(motifs).filter((key) => !NOT_IN_PENNIES.has(key)),
    },
  },
  palettes: ['lagoon', 'cobalt', 'marigold', 'emerald', 'noir', 'orchard', 'lilac', 'midnight'],
  fits: { moods: ['warm', 'proud'], headline: { max: 24, lines: 1 } },
  draw: drawTesserae,
};
