import type { Family } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawLayered } from './cover.ts';

const motifs = suited({
  suits: 'all',
  except: ['mkeka', 'piano', 'fishing-fly'],
  told: (it) => `${it} cut from paper, in an opening of many layers`,
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
    tunnel: { layout: 'tunnel', title: 'In a clearing', told: (it) => `${it} cut from paper, in a clearing of paper leaves`, fits: { headline: { max: 24, lines: 2 } } },
    band: { layout: 'band', title: 'In a landscape', told: (it) => `${it} cut from paper, in a landscape of paper hills`, fits: { headline: { max: 28, lines: 2 } } },
  },
  palettes: ['lagoon', 'orchard', 'sorbet', 'cobalt', 'marigold', 'winter', 'emerald', 'midnight'],
  fits: { moods: ['warm', 'loving', 'quiet'], headline: { max: 28, lines: 2 } },
  draw: drawLayered,
};
