import type { Family } from '#artwork/engine.ts';
import { HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawKnitted } from './cover.ts';

export const family: Family = {
  id: 'knitted',
  version: 1,
  title: 'Knitted',
  style: 'stitched',
  material: 'knitted',
  motifs: suited({
    suits: HEROES.map((hero) => hero.key),
    except: ['fishing-fly', 'football', 'cow', 'lamb', 'envelope', 'angel-wings', 'baby-feet', 'piano', 'bunting', 'seder-plate', 'poppy-wreath', 'mosque', 'candle', 'spectacles', 'candle-window', 'willow', 'lily-cross', 'cardigan', 'tie', 'potters-wheel'],
    told: (it) => `${it} knitted into the front of a jumper`,
    look: stageLook({ main: { window: 'plate', box: [200, 250, 800, 880] }, needles: { window: 'plate', box: [165, 230, 835, 890] } }, 'chevrons'),
  }),
  variants: { needles: { layout: 'needles', title: 'On the needles', told: (it) => `${it} knitted in wool and still on the needle, the ball of wool beside it`, fits: { not: [], headline: { max: 22, lines: 2 } } } },
  palettes: ['lagoon', 'winter', 'orchard', 'cobalt', 'lemonade', 'lilac', 'marigold', 'midnight'],
  // a jumper suits Christmas, not condolence
  fits: { not: ['sympathy'], moods: ['warm', 'loving', 'quiet'], headline: { max: 26, lines: 2 } },
  draw: drawKnitted,
};
