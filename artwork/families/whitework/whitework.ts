import type { Family } from '#artwork/engine.ts';
import { drawWhitework } from './cover.ts';

export const family: Family = {
  id: 'whitework',
  version: 1,
  title: 'White and gold',
  style: 'paper',
  motifs: {
    arch: {
      hero: 'wedding-arch',
      title: 'Paper arch',
      alt: 'A white paper arch dressed with white flowers.',
      subjects: ['wedding', 'flowers', 'frame'],
    },
    rings: {
      hero: 'wedding-rings',
      title: 'Two rings',
      alt: 'Two gold rings in a ring of white paper flowers.',
      subjects: ['ring', 'rings', 'wedding', 'flowers'],
    },
    cake: {
      hero: 'wedding-cake',
      title: 'Wedding cake',
      alt: 'A white cake in tiers with gold ribbon and flowers.',
      subjects: ['cake', 'wedding', 'flowers'],
      fits: { occasions: ['wedding'] },
    },
  },
  palettes: ['limewash', 'nordic', 'orchard', 'blush'],
  ownPalettes: {
    limewash: {
      id: 'limewash',
      bg: '#E3E4D8',
      paper: '#FBF9F0',
      ink: '#33392F',
      a: '#B9483C',
      b: '#E2A54A',
      c: '#6E8460',
      d: '#E9C9BC',
      e: '#6A4A7C',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['wedding', 'engagement', 'anniversary'],
    moods: ['elegant', 'loving'],
    recipients: ['couple'],
    headline: { max: 24, lines: 2 },
  },
  draw: drawWhitework,
};
