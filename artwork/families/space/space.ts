import type { Family } from '#artwork/engine.ts';
import { drawSpace } from './cover.ts';

export const family: Family = {
  id: 'space',
  version: 2,
  title: 'Out in space',
  style: 'playful',
  motifs: {
    rocket: {
      hero: 'rocket',
      title: 'Rocket',
      alt: 'A rocket climbing past planets and stars.',
      subjects: ['rocket', 'space', 'stars', 'moon'],
    },
    astro: {
      hero: 'astronaut',
      title: 'Astronaut',
      alt: 'A waving astronaut floating with a planet for a balloon.',
      subjects: ['space', 'stars', 'astronaut', 'balloon'],
    },
  },
  palettes: ['midnight', 'lagoon', 'cobalt', 'lilac', 'candy'],
  fits: {
    occasions: ['birthday', 'congratulations', 'graduation'],
    moods: ['playful', 'proud'],
    recipients: ['child', 'son', 'daughter', 'nephew', 'niece', 'brother'],
    headline: { max: 22, lines: 2 },
  },
  draw: drawSpace,
};
