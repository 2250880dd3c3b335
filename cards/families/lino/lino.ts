import type { Family } from '../family.ts';
import { stageLook } from '../materials/stage-look.ts';
import { suited } from '../materials/suited.ts';
import { drawLino } from './cover.ts';

export const family: Family = {
  id: 'lino',
  version: 2,
  title: 'Two-colour linocuts',
  style: 'block print',
  material: 'lino',
  motifs: suited({
    suits: 'all',
    except: ['piano', 'rose', 'penguin', 'bunting', 'fishing-fly'],
    alt: (name) => `Cut in lino and printed in two colours: ${name}.`,
    look: stageLook({ main: { window: 'plate', box: [180, 206, 820, 926] }, kraft: { window: 'plate', box: [110, 110, 890, 1020] }, blocks: { window: 'plate', box: [86, 86, 490, 490] } }, 'stripes'),
  }),
  variants: {
    kraft: { layout: 'kraft', title: 'On kraft paper' },
    blocks: { layout: 'blocks', title: 'Four pulls', fits: { moods: ['playful', 'warm', 'proud'] } },
  },
  palettes: ['marigold', 'cobalt', 'nordic', 'emerald', 'lagoon', 'orchard', 'plum', 'winter'],
  fits: { moods: ['warm', 'quiet', 'proud'], headline: { max: 24, nameMax: 34, lines: 1 } },
  draw: drawLino,
};
