import type { Family } from '#artwork/engine.ts';
import { drawMarquetry } from './cover.ts';

/** the treatment for a motif */
const TREATMENT: Record<string, string> = { compass: 'dark' };

export const family: Family = {
  id: 'marquetry',
  version: 3,
  title: 'Marquetry',
  style: 'crafted',
  motifs: {
    mountains: {
      hero: 'wood-mountains',
      title: 'Mountains in wood',
      alt: 'Mountains, a lake and the sun laid in many woods.',
      subjects: ['mountain', 'wood', 'lake', 'sun'],
    },
    hare: {
      hero: 'wood-hare',
      title: 'Hare in wood',
      alt: 'A hare before the moon laid in many woods.',
      subjects: ['hare', 'moon', 'wood'],
    },
    compass: {
      hero: 'wood-compass',
      title: 'Compass in wood',
      alt: 'A compass rose laid in many woods.',
      subjects: ['compass', 'map', 'wood'],
    },
    kingfisher: {
      hero: 'wood-kingfisher',
      title: 'Kingfisher in wood',
      alt: 'A kingfisher on a twig laid in many woods.',
      subjects: ['bird', 'wood'],
    },
  },
  palettes: ['orchard', 'lagoon', 'nordic', 'noir'],
  fits: {
    occasions: ['fathers-day', 'birthday', 'congratulations', 'retirement', 'good-luck'],
    moods: ['warm', 'quiet', 'proud'],
    recipients: ['dad', 'grandad', 'him', 'friend', 'boss'],
    headline: { max: 26, lines: 2 },
  },
  draw: (input) => drawMarquetry({ ...input, variant: input.variant ?? TREATMENT[input.motif ?? ''] }),
};
