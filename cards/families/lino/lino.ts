import type { Family } from '../family.ts';
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
    look: { hero: { box: [180, 206, 820, 926], window: 'plate' } },
  }),
  variants: {
    kraft: { layout: 'kraft', title: 'On kraft paper' },
    blocks: { layout: 'blocks', title: 'Four pulls', fits: { moods: ['playful', 'warm', 'proud'] } },
  },
  palettes: ['marigold', 'cobalt', 'nordic', 'emerald', 'lagoon', 'orchard', 'plum', 'winter'],
  fits: { moods: ['warm', 'quiet', 'proud'], headline: { max: 24, nameMax: 34, lines: 1 } },
  draw: drawLino,
};
