import type { Family } from '#artwork/engine.ts';
import { drawBunting } from './cover.ts';
import { look } from './look.ts';

export const family: Family = {
  id: 'bunting',
  version: 2,
  title: 'Bunting',
  style: 'playful',
  look,
  motifs: {
    triangle: {
      hero: 'bunting-flags',
      title: 'Flags in a row',
      alt: 'Strings of flags across the sky that spell the words.',
      subjects: ['bunting', 'flag', 'party', 'garden'],
    },
    swallow: {
      hero: 'bunting-swallow',
      title: 'Swallow-tailed flags',
      alt: 'Strings of swallow-tailed flags and lamps that spell the words.',
      subjects: ['bunting', 'flag', 'party', 'garden', 'lights'],
    },
    scallop: {
      hero: 'bunting-scallop',
      title: 'Round flags',
      alt: 'Strings of round-ended flags and lamps that spell the words.',
      subjects: ['bunting', 'flag', 'party', 'garden', 'lights'],
    },
  },
  palettes: ['lemonade', 'lagoon', 'emerald', 'midnight', 'marigold', 'candy'],
  fits: {
    occasions: ['birthday', 'new-home', 'congratulations', 'baby', 'farewell-colleague', 'graduation'],
    moods: ['playful', 'warm'],
    recipients: ['child', 'friend', 'group', 'neighbour', 'anyone'],
    headline: { max: 15, lines: 2 },
  },
  draw: drawBunting,
};
