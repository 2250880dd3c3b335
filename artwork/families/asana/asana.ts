import type { Family } from '#artwork/engine.ts';
import { drawAsana } from './cover.ts';
import { asanaLook } from './look.ts';

export const family: Family = {
  id: 'asana',
  version: 1,
  title: 'Breathe in',
  style: 'modern',
  motifs: {
    frog: {
      hero: 'frog',
      title: 'Frog in the lotus',
      alt: 'A frog sits in the lotus position on a lily leaf with its eyes shut, thumbs and fingers joined, a dragonfly on its head and a great sun behind it.',
      subjects: ['frog', 'yoga', 'pond', 'lotus', 'meditation', 'sun', 'dragonfly', 'calm', 'animal'],
      palettes: ['lagoonlight', 'studio', 'sunrise'],
      look: { hero: { box: [220, 420, 780, 1150], window: 'round' }, stamp: [130, 350, 870, 1386] },
    },
    flamingos: {
      hero: 'flamingo-class',
      title: 'Tree pose',
      alt: 'Three flamingos on yoga mats in front of a round window: two stand on one leg with their wings joined overhead, the third is falling over.',
      subjects: ['flamingo', 'yoga', 'birds', 'exercise', 'friends', 'balance', 'animal', 'gym'],
      palettes: ['studio', 'sunrise', 'lagoonlight'],
      look: { hero: { box: [130, 270, 870, 1180], window: 'round' }, stamp: [110, 250, 890, 1342] },
    },
    downdog: {
      hero: 'dog-and-cat',
      title: 'Downward dog',
      alt: 'A dachshund in a striped jumper stretches on a yoga mat with its tail up and its nose down, in morning light, while a cat sits beside it like a loaf.',
      subjects: ['dog', 'cat', 'yoga', 'dachshund', 'exercise', 'plant', 'jumper', 'gym', 'animal', 'pets-cat', 'stretching'],
      palettes: ['sunrise', 'studio', 'lagoonlight'],
      look: { hero: { box: [150, 560, 850, 1240], window: 'plate' }, stamp: [80, 300, 840, 1364] },
    },
  },
  palettes: ['lagoonlight', 'sunrise', 'studio'],
  ownPalettes: {
    lagoonlight: { id: 'lagoonlight', bg: '#F6E9D2', paper: '#FFFAEE', ink: '#17302E', a: '#2F8C86', b: '#F2A65A', c: '#5D9A6B', d: '#E7A9A0', e: '#17414A', metal: 'gold' },
    sunrise: { id: 'sunrise', bg: '#FBE6D6', paper: '#FFF9F0', ink: '#3A1F2C', a: '#E0654F', b: '#F6B65C', c: '#3F8F8A', d: '#EFC4A4', e: '#4C2340', metal: 'rose' },
    studio: { id: 'studio', bg: '#E6EEE6', paper: '#FCFDF6', ink: '#1E2A2E', a: '#F0707E', b: '#F5C04E', c: '#6FB3AC', d: '#E8D3B4', e: '#1F4A52', metal: 'silver' },
  },
  look: asanaLook,
  fits: {
    occasions: ['birthday', 'just-because', 'thinking-of-you', 'good-luck', 'thank-you', 'retirement', 'mothers-day'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['playful', 'funny', 'warm', 'dry'],
    recipients: ['anyone', 'friend', 'her', 'him', 'sister', 'mum', 'daughter', 'wife', 'partner', 'colleague', 'group'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawAsana,
};
