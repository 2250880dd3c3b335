import type { Family } from '#artwork/engine.ts';
import { HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawPatchwork } from './cover.ts';

export const family: Family = {
  id: 'patchwork',
  version: 1,
  title: 'Appliqué',
  style: 'stitched',
  material: 'applique',
  motifs: suited({
    suits: HEROES.map((hero) => hero.key),
    except: ['fishing-fly', 'football', 'baby-feet', 'angel-wings', 'piano', 'spectacles', 'coupes', 'sparklers', 'willow'],
    told: (it) => `${it} sewn from printed cottons on a patchwork quilt, pegged out on a line`,
    look: stageLook({ main: { window: 'plate', box: [150, 170, 850, 970] }, cushion: { window: 'plate', box: [120, 160, 880, 920] } }, 'lattice'),
  }),
  variants: { cushion: { layout: 'cushion', title: 'Cushion', told: (it) => `${it} sewn from printed cottons on a patchwork cushion` } },
  palettes: ['cobalt', 'orchard', 'lagoon', 'lilac', 'sorbet', 'lemonade', 'marigold', 'nordic'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 26, lines: 2 } },
  draw: drawPatchwork,
};
