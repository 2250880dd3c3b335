import type { Family } from '#artwork/engine.ts';
import { drawFireworks } from './cover.ts';

export const family: Family = {
  id: 'fireworks',
  version: 2,
  title: 'Fireworks',
  style: 'modern',
  motifs: {
    city: {
      hero: 'fireworks',
      title: 'Fireworks over the water',
      alt: 'Fireworks over a town at night, mirrored in the water.',
      subjects: ['fireworks', 'night', 'stars', 'party', 'river'],
      fits: { occasions: ['new-year', 'congratulations', 'birthday'] },
    },
    hills: {
      hero: 'fireworks-hills',
      title: 'Fireworks over the hills',
      alt: 'Fireworks over dark hills and still water.',
      subjects: ['fireworks', 'night', 'stars', 'hills', 'lake'],
    },
  },
  palettes: ['midnight', 'plum', 'cobalt', 'emerald', 'noir', 'lagoon'],
  fits: {
    occasions: ['new-year', 'congratulations', 'birthday', 'fourth-of-july'],
    moods: ['proud', 'playful'],
    recipients: ['anyone', 'friend', 'group', 'colleague'],
    headline: { max: 22, lines: 2 },
  },
  draw: drawFireworks,
};
