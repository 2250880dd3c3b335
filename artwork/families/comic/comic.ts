import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawComic } from './cover.ts';

export const family: Family = {
  id: 'comic',
  version: 1,
  title: 'Comic hero',
  style: 'playful',
  motifs: {
    flight: {
      hero: 'hero-flight',
      title: 'Up and away',
      alt: 'A child in mask and cape flying over the town, on the cover of a comic.',
      subjects: ['child', 'space', 'magic', 'crowd'],
    },
    rooftop: {
      hero: 'hero-rooftop',
      title: 'On the rooftop',
      alt: 'A child in mask and cape on a rooftop before the moon, on the cover of a comic.',
      subjects: ['child', 'night', 'moon', 'magic'],
    },
    shirt: {
      hero: 'hero-shirt',
      title: 'Secret identity',
      alt: 'A child in a mask pulling open a shirt to show a badge, on the cover of a comic.',
      subjects: ['child', 'shirt', 'magic'],
    },
    sidekick: {
      hero: 'hero-cat',
      title: 'The sidekick',
      alt: 'A ginger cat in mask and cape in flight, on the cover of a comic.',
      subjects: ['cat', 'child', 'magic', 'pets'],
    },
  },
  palettes: ['ink4', 'lagoon', 'cobalt', 'marigold', 'midnight'],
  ownPalettes: {
    ink4: {
      id: 'ink4',
      bg: '#CFE8F5',
      paper: '#FFF8E7',
      ink: '#141B3C',
      a: '#E2332B',
      b: '#FFCB2B',
      c: '#1F6FC6',
      d: '#A9D8F0',
      e: '#142A63',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday'],
    moods: ['playful', 'proud'],
    recipients: ['child', 'son', 'daughter', 'nephew', 'niece'],
    headline: { max: 32, lines: 2, needsName: true },
  },
  draw: (input) => drawComic(numberInSub(input)),
};
