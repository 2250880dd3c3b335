import type { Family } from '#artwork/engine.ts';
import { drawFelt } from './cover.ts';

export const family: Family = {
  id: 'felt',
  version: 1,
  title: 'Felt',
  style: 'crafted',
  motifs: {
    fox: {
      hero: 'felt-fox',
      title: 'Sleeping fox',
      alt: 'A felt fox curled asleep under the moon.',
      subjects: ['fox', 'moon', 'night', 'bed'],
    },
    whale: {
      hero: 'felt-whale',
      title: 'Felt whale',
      alt: 'A felt whale spouting hearts under the sun.',
      subjects: ['whale', 'sea', 'sun'],
    },
    hare: {
      hero: 'felt-hare',
      title: 'Felt hare',
      alt: 'A felt hare among flowers before a round sun.',
      subjects: ['hare', 'flowers', 'sun'],
      fits: { occasions: ['baby', 'birthday', 'easter'] },
    },
  },
  palettes: ['bedtime', 'lagoon', 'sorbet', 'emerald', 'cobalt'],
  ownPalettes: {
    bedtime: {
      id: 'bedtime',
      bg: '#22305A',
      paper: '#2C3C6B',
      ink: '#FDF3DF',
      a: '#E8A24A',
      b: '#F0B7A0',
      c: '#6E9C84',
      d: '#8FA6D6',
      e: '#18213F',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['baby', 'birthday', 'get-well'],
    moods: ['warm', 'loving', 'playful'],
    recipients: ['baby', 'child', 'parents', 'son', 'daughter'],
    headline: { max: 24, lines: 2 },
  },
  draw: drawFelt,
};
