import type { Family } from '../family.ts';
import { stageLook } from '../materials/stage-look.ts';
import { suited } from '../materials/suited.ts';
import { drawTesserae } from './cover.ts';

export const family: Family = {
  id: 'tesserae',
  version: 2,
  title: 'Small mosaics',
  style: 'crafted',
  material: 'tesserae',
  motifs: suited({
    suits: 'all',
    except: [],
    alt: (name) => `Set in small stone tiles: ${name}.`,
    look: stageLook(
      {
        main: { box: [155, 156, 845, 916], window: 'plate' },
        roundel: { box: [150, 186, 850, 886], window: 'round' },
        step: { box: [100, 110, 900, 990], window: 'plate' },
      },
      'lattice',
    ),
  }),
  variants: {
    roundel: { layout: 'roundel', title: 'A Roman floor' },
    step: { layout: 'step', title: 'On the doorstep' },
  },
  palettes: ['lagoon', 'cobalt', 'marigold', 'emerald', 'noir', 'orchard', 'lilac', 'midnight'],
  fits: { moods: ['warm', 'proud'], headline: { max: 24, nameMax: 34, lines: 1 } },
  draw: drawTesserae,
};
