import type { Family } from '../family.ts';
import { HEROES } from '../heroes/library.ts';
import { stageLook } from '../materials/stage-look.ts';
import { suited } from '../materials/suited.ts';
import { drawFeltwork } from './cover.ts';

export const family: Family = {
  id: 'feltwork',
  version: 1,
  title: 'Felt ornaments',
  style: 'crafted',
  material: 'felt',
  motifs: suited({
    suits: HEROES.map((hero) => hero.key),
    except: ['party-hat', 'coupes', 'fishing-fly', 'football', 'angel-wings', 'baby-feet', 'bunting', 'rings'],
    alt: (name) => `Cut from felt, stuffed and sewn: ${name}.`,
    look: stageLook({ main: { window: 'round', box: [150, 250, 850, 930] }, banner: { window: 'plate', box: [150, 210, 850, 910] } }, 'stripes'),
  }),
  variants: { banner: { layout: 'banner', title: 'Banner' } },
  palettes: ['marigold', 'orchard', 'lagoon', 'sorbet', 'lilac', 'winter', 'plum', 'forest'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 26, nameMax: 30, lines: 2 } },
  draw: drawFeltwork,
};
