import type { Family } from '#artwork/engine.ts';
import { drawCrossstitch } from './cover.ts';

export const family: Family = {
  id: 'crossstitch',
  version: 2,
  title: 'Cross-stitch',
  style: 'stitched',
  motifs: {
    house: {
      hero: 'stitch-house',
      title: 'House',
      alt: 'A cross-stitch sampler with an alphabet, a house and fir trees.',
      subjects: ['house', 'quilt', 'new-home', 'tree'],
      fits: { occasions: ['new-home', 'christmas', 'thank-you'] },
    },
    heart: {
      hero: 'stitch-heart',
      title: 'Heart',
      alt: 'A cross-stitch heart of small patterns with two birds.',
      subjects: ['heart', 'bird', 'quilt'],
      fits: { occasions: ['anniversary', 'love-valentine', 'wedding', 'engagement'] },
    },
    hare: {
      hero: 'stitch-hare',
      title: 'Hare',
      alt: 'A cross-stitch hare among flowers.',
      subjects: ['hare', 'flowers', 'garden'],
      fits: { occasions: ['birthday', 'baby', 'easter'] },
    },
    kingfisher: {
      hero: 'stitch-kingfisher',
      title: 'Kingfisher',
      alt: 'A cross-stitch kingfisher on a branch.',
      subjects: ['bird'],
      fits: {
        occasions: ['birthday', 'congratulations', 'thank-you', 'thinking-of-you'],
        headline: { max: 10, lines: 1 },
      },
    },
  },
  palettes: ['orchard', 'cobalt', 'lagoon', 'midnight', 'marigold', 'emerald'],
  fits: {
    occasions: ['new-home', 'anniversary', 'love-valentine', 'birthday'],
    moods: ['warm', 'playful', 'loving'],
    recipients: ['couple', 'friend', 'mum', 'grandma', 'child'],
    headline: { max: 18, lines: 2 },
  },
  draw: drawCrossstitch,
};
