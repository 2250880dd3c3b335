import type { Family } from '#artwork/engine.ts';
import { drawPlumage } from './cover.ts';

export const family: Family = {
  id: 'plumage',
  version: 2,
  title: 'A book of birds',
  style: 'watercolour',
  motifs: {
    robin: {
      hero: 'robin',
      title: 'Robin',
      alt: 'A robin on a twig of red berries, painted like a page from a bird book.',
      subjects: ['robin', 'bird', 'garden', 'leaf'],
      fits: { occasions: ['christmas', 'thinking-of-you', 'birthday', 'sympathy'] },
    },
    puffin: {
      hero: 'puffin',
      title: 'Puffin',
      alt: 'A puffin standing on a tuft of sea pinks, painted like a page from a bird book.',
      subjects: ['puffin', 'bird', 'sea'],
    },
    wren: {
      hero: 'wren',
      title: 'Wren',
      alt: 'A small round wren on a branch, painted like a page from a bird book.',
      subjects: ['bird', 'garden', 'leaf'],
    },
    heron: {
      hero: 'heron',
      title: 'Heron',
      alt: 'A grey heron standing among reeds, painted like a page from a bird book.',
      subjects: ['heron', 'bird', 'river', 'lake'],
    },
  },
  palettes: ['orchard', 'nordic', 'lagoon', 'forest', 'blush'],
  fits: {
    occasions: ['birthday', 'thinking-of-you', 'thank-you', 'congratulations', 'just-because'],
    moods: ['quiet', 'warm', 'elegant'],
    recipients: ['friend', 'grandad', 'grandma', 'her', 'him'],
    headline: { max: 28, lines: 1 },
  },
  draw: drawPlumage,
};
