import type { Family } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawQuill } from './cover.ts';
import { IN_RING } from './ring.ts';
import { AMID_SCROLLS } from './scrolls.ts';

const motifs = suited({
  suits: 'all',
  except: ['bunting', 'piano', 'fishing-fly', 'bicycle', 'spectacles', 'latkes', 'mkeka'],
  told: (it) => `${it} made of curled strips of paper`,
  look: stageLook({ main: { free: AMID_SCROLLS, pad: 30 }, oval: { window: 'oval', box: [164, 100, 836, 956] }, ring: { free: IN_RING, pad: 16 } }, 'scallops'),
});
/** heroes that are too fine, or have too many loose parts, to be recognised at a quarter of the size */
const NOT_SMALL = new Set(['number', 'horn-of-plenty', 'deck-chair', 'violin', 'golf', 'tennis', 'spade-fork', 'sparklers', 'firecrackers', 'marigold-garland', 'breakfast-tray', 'haunted-house', 'harp', 'coral', 'dragon', 'koi', 'mosque', 'poppy-wreath', 'wreath', 'lily-cross', 'seder-plate', 'willow']);

export const family: Family = {
  id: 'quill',
  version: 3,
  title: 'Quilled paper',
  style: 'paper',
  material: 'quill',
  motifs,
  variants: {
    oval: { layout: 'oval', title: 'In an oval', told: (it) => `${it} made of curled strips of paper, in an oval garland`, fits: { headline: { max: 28, lines: 2 } } },
    ring: { layout: 'ring', title: 'Ring of ten', told: (it) => `${it} ten times over, made of curled strips of paper, in a ring round the words`, motifs: Object.keys(motifs).filter((key) => !NOT_SMALL.has(key)), fits: { not: ['sympathy'], headline: { max: 26, lines: 2 } } },
  },
  palettes: ['lagoon', 'plum', 'blush', 'forest', 'midnight', 'orchard', 'lilac', 'cobalt'],
  fits: { moods: ['elegant', 'warm'], headline: { max: 22, lines: 2 } },
  draw: drawQuill,
};
