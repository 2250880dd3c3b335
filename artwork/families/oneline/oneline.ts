import type { Family } from '#artwork/engine.ts';
import { drawOneline } from './cover.ts';

export const family: Family = {
  id: 'oneline',
  version: 1,
  title: 'One line',
  style: 'modern',
  motifs: {
    tulips: {
      hero: 'tulips-line',
      title: 'Tulips in one line',
      alt: 'A bunch of tulips drawn in one line over a patch of colour.',
      subjects: ['tulips', 'flowers', 'bouquet'],
    },
    profile: {
      hero: 'profile-line',
      title: 'Profile in one line',
      alt: 'A woman’s profile with flowers in her hair, drawn in one line over a patch of colour.',
      subjects: ['flowers', 'hair'],
    },
  },
  palettes: ['lemonade', 'plum', 'sorbet', 'lagoon', 'midnight'],
  fits: {
    occasions: ['mothers-day', 'thank-you', 'birthday', 'just-because'],
    moods: ['simple', 'warm', 'elegant'],
    recipients: ['mum', 'her', 'friend', 'sister'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawOneline,
};
