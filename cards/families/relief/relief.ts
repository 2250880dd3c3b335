import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawRelief } from './cover.ts';
import { reliefLook } from './look.ts';

export const family: Family = {
  id: 'relief',
  version: 2,
  title: 'Raised white paper',
  style: 'paper',
  material: 'relief',
  motifs: suited({
    suits: 'all',
    except: ['bunting', 'piano', 'fishing-fly', 'car', 'bicycle', 'horn-of-plenty', 'deck-chair'],
    alt: (name) => `Raised in paper or wax: ${name}.`,
    look: reliefLook,
  }),
  variants: {
    rosette: { layout: 'rosette', title: 'Paper rosette', fits: { moods: ['proud', 'playful', 'warm'], headline: { max: 24, nameMax: 32, lines: 2 } } },
    wax: { layout: 'wax', title: 'Wax seal', fits: { moods: ['elegant', 'warm', 'loving'] } },
  },
  palettes: ['nordic', 'blush', 'lagoon', 'cobalt', 'orchard', 'midnight', 'lilac', 'winter', 'plum'],
  fits: { moods: ['quiet', 'elegant'], headline: { max: 26, nameMax: 36, lines: 1 } },
  draw: drawRelief,
};
