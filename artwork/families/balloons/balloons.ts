import type { Family } from '#artwork/engine.ts';
import { drawBalloons } from './cover.ts';

export const family: Family = {
  id: 'balloons',
  version: 2,
  title: 'Balloons',
  style: 'playful',
  motifs: {
    bunch: {
      hero: 'balloon-bunch',
      title: 'A bunch of balloons',
      alt: 'A bunch of shining balloons tied with a bow.',
      subjects: ['balloon', 'party', 'ribbon'],
    },
    garland: {
      hero: 'balloon-garland',
      title: 'Balloon garland',
      alt: 'A garland of balloons round two sides of the card.',
      subjects: ['balloon', 'party', 'frame'],
    },
    drift: {
      hero: 'balloon-drift',
      title: 'Drifting balloons',
      alt: 'Balloons drifting up round the words.',
      subjects: ['balloon', 'party'],
    },
  },
  palettes: ['orchard', 'candy', 'cobalt', 'emerald', 'lilac', 'midnight'],
  fits: {
    occasions: ['birthday', 'congratulations', 'wedding', 'graduation'],
    moods: ['playful', 'warm'],
    recipients: ['child', 'friend', 'her', 'him', 'anyone'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawBalloons,
};
