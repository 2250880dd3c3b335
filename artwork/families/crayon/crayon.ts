import type { Family } from '#artwork/engine.ts';
import { HEROES } from '#artwork/heroes/library.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawCrayon } from './cover.ts';
import { PAD } from './pad.ts';

const motifs = suited({
  suits: HEROES.map((hero) => hero.key),
  // too fine for a crayon
  except: ['fishing-fly', 'golf', 'dreidel', 'piano'],
  told: (it) => `${it} drawn in crayon on a page of a spiral pad`,
  look: stageLook(
    { main: { free: PAD, pad: 14 }, fridge: { window: 'plate', box: [128, 178, 844, 944] }, scratch: { window: 'plate', box: [130, 456, 870, 1196] } },
    'chevrons',
  ),
});
/** heroes with too few light parts to scratch */
const TOO_DARK = new Set(['rose', 'swallow', 'witch-hat', 'black-cat']);

export const family: Family = {
  id: 'crayon',
  version: 3,
  title: 'Crayon pictures',
  style: 'crayon',
  material: 'crayon',
  motifs,
  variants: {
    fridge: { layout: 'fridge', title: 'On the fridge door', told: (it) => `${it} drawn in crayon, on a page held to the fridge door by magnets`, fits: { headline: { max: 20, lines: 2 } } },
    scratch: { layout: 'scratch', title: 'Scratch picture', told: (it) => `${it} scratched out of black crayon, with bright colours showing through`, motifs: Object.keys(motifs).filter((key) => !TOO_DARK.has(key)) },
  },
  palettes: ['orchard', 'candy', 'lemonade', 'lagoon', 'cobalt', 'lilac', 'midnight', 'sorbet', 'forest', 'marigold'],
  fits: { not: ['sympathy', 'wedding', 'retirement'], moods: ['playful', 'warm', 'loving'], headline: { max: 24, lines: 2 } },
  draw: drawCrayon,
};
