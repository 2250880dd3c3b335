import type { Family } from '#artwork/engine.ts';
import { drawArbour } from './cover.ts';

export const family: Family = {
  id: 'arbour',
  version: 1,
  title: 'Wallpaper prints',
  style: 'block print',
  motifs: {
    wren: {
      hero: 'arbour-wren',
      title: 'Wrens and roses',
      alt: 'A wallpaper of wrens and wild roses with a label.',
      subjects: ['bird', 'flowers', 'garden', 'leaf', 'frame'],
    },
    honeysuckle: {
      hero: 'arbour-honeysuckle',
      title: 'Honeysuckle',
      alt: 'A wallpaper of honeysuckle fans with a label.',
      subjects: ['flowers', 'garden', 'leaf', 'frame'],
    },
    acanthus: {
      hero: 'arbour-acanthus',
      title: 'Acanthus',
      alt: 'A wallpaper of great curling leaves with a label.',
      subjects: ['leaf', 'garden', 'frame'],
    },
  },
  palettes: ['orchard', 'plum', 'midnight', 'sunbaked', 'forest', 'lagoon'],
  fits: {
    occasions: ['birthday', 'thank-you', 'mothers-day', 'thinking-of-you', 'congratulations'],
    moods: ['warm', 'elegant', 'quiet'],
    recipients: ['her', 'mum', 'friend', 'grandma', 'teacher'],
    headline: { max: 22, lines: 2 },
  },
  draw: drawArbour,
};
