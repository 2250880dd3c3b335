import type { Family } from '#artwork/engine.ts';
import { drawMenorah } from './cover.ts';

export const family: Family = {
  id: 'menorah',
  version: 2,
  title: 'Menorah',
  style: 'gold foil',
  motifs: {
    arcs: {
      hero: 'menorah',
      title: 'Menorah',
      alt: 'A golden menorah with its candles lit, in an arch below a star.',
      subjects: ['menorah', 'candle', 'lamp', 'religion', 'jewish'],
    },
    angular: {
      hero: 'menorah-angular',
      title: 'Straight menorah',
      alt: 'A golden menorah with straight branches and its candles lit, in an arch below a star.',
      subjects: ['menorah', 'candle', 'lamp', 'religion', 'jewish'],
    },
  },
  palettes: ['midnight', 'emerald', 'noir', 'plum', 'lagoon'],
  fits: {
    occasions: ['hanukkah'],
    moods: ['elegant', 'warm'],
    recipients: ['anyone', 'parents', 'couple', 'friend'],
    headline: { max: 20, lines: 1 },
  },
  draw: drawMenorah,
};
