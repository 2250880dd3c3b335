import type { Family } from '#artwork/engine.ts';
import { drawVillage } from './cover.ts';

export const family: Family = {
  id: 'village',
  version: 1,
  title: 'Village in the snow',
  style: 'painted',
  motifs: {
    night: {
      hero: 'village-night',
      title: 'Snowy village at night',
      alt: 'A snowy village with lit windows under a full moon.',
      subjects: ['snow', 'house', 'street', 'moon', 'night', 'lamp'],
    },
    dusk: {
      hero: 'village-dusk',
      title: 'Snowy village at dusk',
      alt: 'A snowy village with lit windows under a violet evening sky.',
      subjects: ['snow', 'house', 'street', 'evening', 'lamp'],
    },
    day: {
      hero: 'village-day',
      title: 'Snowy village by day',
      alt: 'A snowy village under a pale blue winter sky.',
      subjects: ['snow', 'house', 'street'],
    },
    green: {
      hero: 'village-green',
      title: 'Snowy village by moonlight',
      alt: 'A snowy village under a deep green night sky with a full moon.',
      subjects: ['snow', 'house', 'street', 'moon', 'night'],
    },
  },
  palettes: ['winter', 'midnight', 'marigold'],
  fits: {
    occasions: ['christmas'],
    moods: ['warm', 'quiet'],
    recipients: ['anyone', 'neighbour', 'parents', 'grandma', 'group'],
    headline: { max: 24, lines: 2 },
  },
  draw: drawVillage,
};
