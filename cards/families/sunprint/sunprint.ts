import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawSunprint } from './cover.ts';

export const family: Family = {
  id: 'sunprint',
  version: 1,
  title: 'Sun prints',
  style: 'crafted',
  material: 'sunprint',
  motifs: suited({
    suits: [
      'flower',
      'leaf',
      'plant',
      'herb',
      'butterfly',
      'insect',
      'sea',
      'swallow',
      'swan',
      'dove',
      'key',
      'snowflake',
      'wreath',
    ],
    except: ['octopus', 'crab', 'bee', 'ladybird', 'penguin'],
    alt: (name) => `A white shadow on blue paper, printed by the sun: ${name}.`,
    look: { hero: { box: [160, 182, 840, 962], window: 'plate' } },
  }),
  palettes: ['cobalt', 'nordic', 'lagoon', 'lilac'],
  fits: { moods: ['quiet', 'simple', 'elegant'], headline: { max: 28, nameMax: 36, lines: 2 } },
  draw: drawSunprint,
};
