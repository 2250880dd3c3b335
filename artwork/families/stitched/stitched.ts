import type { Family } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawStitched } from './cover.ts';
import { ON_POCKET } from './pocket.ts';
import { ON_TOWEL } from './towel.ts';

const motifs = suited({
  suits: 'all',
  except: ['piano', 'fishing-fly', 'kinara', 'spade-fork', 'spectacles', 'mithai'],
  told: (it) => `${it} in felt, sewn on to cloth by hand`,
  look: stageLook(
    { main: { box: [190, 210, 810, 870], window: 'round' }, pocket: { free: ON_POCKET, pad: 40 }, towel: { free: ON_TOWEL, pad: 18 } },
    'scallops',
  ),
});

export const family: Family = {
  id: 'stitched',
  version: 4,
  title: 'Stitched felt',
  style: 'stitched',
  material: 'stitched',
  motifs,
  variants: {
    pocket: { layout: 'pocket', title: 'On a denim pocket', told: (it) => `${it} in felt, sewn on to a denim pocket` },
    // a tea towel with a cross is unsuitable
    towel: { layout: 'towel', title: 'On a tea towel', told: (it) => `${it} in felt, sewn on to a striped tea towel`, motifs: Object.keys(motifs).filter((key) => key !== 'lily-cross'), fits: { moods: ['warm', 'simple', 'loving'] } },
  },
  palettes: ['lemonade', 'cobalt', 'lagoon', 'blush', 'forest', 'midnight', 'sunbaked', 'lilac'],
  fits: { not: ['sympathy'], moods: ['warm', 'loving', 'playful'], headline: { max: 24, lines: 2 } },
  draw: drawStitched,
};
