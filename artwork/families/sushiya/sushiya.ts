import type { Family } from '#artwork/engine.ts';
import { drawSushiya } from './cover.ts';
import { sushiyaLook } from './look.ts';

export const family: Family = {
  id: 'sushiya',
  version: 1,
  title: 'Sushi',
  style: 'painted',
  motifs: {
    belt: {
      hero: 'sushi-belt',
      title: 'The sushi belt',
      alt: 'A sushi belt from above, its coloured plates of nigiri, rolls and roe going round a linen cloth with the words, and one slice of cake among them.',
      subjects: ['sushi', 'food', 'japanese', 'nigiri', 'maki', 'fish', 'restaurant', 'supper', 'plates', 'cake', 'takeaway'],
      fits: { headline: { nameMax: 24 } },
      look: { hero: { box: [282, 1128, 506, 1352], window: 'round' }, stamp: [30, 30, 700, 968] },
    },
    nap: {
      hero: 'sushi-asleep',
      title: 'Sushi, asleep',
      alt: 'Three pieces of sushi asleep side by side on a wooden board, rice for a bed and salmon, egg and tuna for quilts, under a moon in a round window.',
      subjects: ['sushi', 'food', 'japanese', 'sleep', 'bed', 'moon', 'night', 'salmon', 'nap', 'cute'],
      palettes: ['indigo', 'matcha', 'shoyu'],
      look: { hero: { box: [90, 420, 910, 1240], window: 'round' }, stamp: [180, 430, 820, 1326] },
    },
  },
  palettes: ['matcha', 'indigo', 'shoyu'],
  ownPalettes: {
    matcha: { id: 'matcha', bg: '#E8E8D2', paper: '#FFFDF4', ink: '#1B2420', a: '#2F7D74', b: '#EBBB55', c: '#D04A3A', d: '#DDD8B6', e: '#22403A', metal: 'gold' },
    indigo: { id: 'indigo', bg: '#E6E8EC', paper: '#FFFDF6', ink: '#141C30', a: '#33589E', b: '#E9B75A', c: '#D2503C', d: '#E3D9C4', e: '#22315E', metal: 'gold' },
    shoyu: { id: 'shoyu', bg: '#F1E0CC', paper: '#FFFAF0', ink: '#2A1613', a: '#A33A2C', b: '#EDB452', c: '#2F7A6A', d: '#EDD6B4', e: '#4A1F2A', metal: 'gold' },
  },
  look: sushiyaLook,
  fits: {
    occasions: ['birthday', 'just-because', 'thank-you', 'congratulations'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['playful', 'funny', 'warm', 'dry'],
    recipients: ['anyone', 'friend', 'her', 'him', 'sister', 'brother', 'son', 'daughter', 'colleague', 'partner'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawSushiya,
};
