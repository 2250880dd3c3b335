import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawRelief } from './cover.ts';

export const family: Family = {
  id: 'relief',
  version: 1,
  title: 'Raised white paper',
  style: 'paper',
  material: 'relief',
  motifs: suited({
    suits: [
      'dove',
      'swan',
      'flower',
      'leaf',
      'heart',
      'key',
      'rings',
      'angel-wings',
      'butterfly',
      'wreath',
      'snowflake',
      'baby-feet',
      'star',
      'sympathy',
      'wedding',
    ],
    except: ['swan', 'car', 'angel-wings', 'oak', 'holly', 'poppy'],
    alt: (name) => `Raised in white paper with a torn edge: ${name}.`,
    look: { hero: { box: [130, 150, 870, 890], window: 'round' }, blind: true },
  }),
  palettes: ['nordic', 'blush', 'lagoon', 'cobalt', 'orchard'],
  fits: { moods: ['quiet', 'elegant'], headline: { max: 26, nameMax: 36, lines: 1 } },
  draw: drawRelief,
};
