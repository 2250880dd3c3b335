import type { Family } from '../family.ts';
import { stageLook } from '../materials/stage-look.ts';
import { suited } from '../materials/suited.ts';
import { drawLayered } from './cover.ts';

const motifs = suited({
  suits: 'all',
  except: ['mkeka', 'piano', 'fishing-fly'],
  alt: (name) => `Cut from layers of paper, one behind another: ${name}.`,
  look: stageLook({ main: { window: 'oval', box: [130, 96, 870, 984] }, tunnel: { window: 'plate', box: [170, 480, 830, 1200] }, band: { window: 'plate', box: [90, 260, 910, 1080] } }, 'scallops'),
});

export const family: Family = {
  id: 'layered',
  version: 1,
  title: 'Layers of cut paper',
  style: 'papercut',
  material: 'layered-paper',
  motifs,
  variants: {
    tunnel: { layout: 'tunnel', title: 'In a clearing', fits: { headline: { max: 24, lines: 2 } } },
    band: { layout: 'band', title: 'In a landscape', fits: { headline: { max: 28, lines: 2 } } },
  },
  palettes: ['lagoon', 'orchard', 'sorbet', 'cobalt', 'marigold', 'winter', 'emerald', 'midnight'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 28, lines: 2 } },
  draw: drawLayered,
};
