import type { Family } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawVeneer } from './cover.ts';

export const family: Family = {
  id: 'veneer',
  version: 3,
  title: 'Wood inlay',
  style: 'crafted',
  material: 'veneer',
  motifs: suited({
    suits: 'all',
    except: ['piano', 'fishing-fly', 'kinara', 'gulal', 'spectacles'],
    told: (it) => `${it} laid in many woods before a sunburst`,
    look: stageLook(
      {
        main: { box: [190, 210, 810, 910], window: 'round' },
        lid: { box: [170, 128, 830, 920], window: 'oval' },
        dawn: { box: [90, 100, 910, 920], window: 'round' },
      },
      'chevrons',
    ),
  }),
  variants: {
    lid: { layout: 'lid', title: 'A jewel box', told: (it) => `${it} laid in many woods on the lid of a box`, fits: { moods: ['elegant', 'proud', 'loving'] } },
    dawn: { layout: 'dawn', title: 'A wooden dawn', told: (it) => `${it} laid in many woods before a sun over wooden hills` },
  },
  palettes: ['orchard', 'nordic', 'forest', 'noir', 'lagoon', 'midnight', 'lilac', 'sunbaked'],
  fits: { moods: ['warm', 'quiet', 'proud'], headline: { max: 24, lines: 2 } },
  draw: drawVeneer,
};
