import type { Family } from '#artwork/engine.ts';
import { drawMidcentury } from './cover.ts';

export const family: Family = {
  id: 'midcentury',
  version: 2,
  title: 'Mid-century animals',
  style: 'modern',
  motifs: {
    cat: {
      hero: 'cat-midcentury',
      title: 'Cat',
      alt: 'A cat drawn in flat mid-century shapes, with starbursts.',
      subjects: ['cat', 'pets', 'star'],
    },
    bird: {
      hero: 'lovebirds',
      title: 'Two birds',
      alt: 'Two small birds side by side on a branch with a heart.',
      subjects: ['bird', 'heart', 'tree', 'nest'],
      fits: { occasions: ['wedding', 'engagement', 'anniversary', 'love-valentine', 'congratulations'] },
    },
    fox: {
      hero: 'fox-midcentury',
      title: 'Fox',
      alt: 'A fox drawn in flat mid-century shapes, with starbursts.',
      subjects: ['fox', 'star', 'wood'],
      fits: { occasions: ['birthday', 'just-because', 'congratulations'] },
    },
    whale: {
      hero: 'whale-midcentury',
      title: 'Whale',
      alt: 'A whale blowing a heart, drawn in flat mid-century shapes.',
      subjects: ['whale', 'sea', 'heart'],
      fits: { occasions: ['birthday', 'just-because', 'baby', 'love-valentine'] },
    },
  },
  variants: {
    pair: {
      layout: 'pair',
      title: 'Two of them',
      told: () => 'two cats drawn in flat mid-century shapes, with starbursts',
      motifs: ['cat'],
    },
  },
  palettes: ['orchard', 'lagoon', 'nordic', 'sunbaked', 'emerald'],
  fits: {
    occasions: ['anniversary', 'congratulations', 'birthday', 'wedding', 'just-because'],
    moods: ['playful', 'warm', 'dry'],
    recipients: ['friend', 'couple', 'her', 'him', 'child'],
    headline: { max: 24, lines: 2 },
  },
  draw: drawMidcentury,
};
