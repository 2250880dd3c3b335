import type { Family } from '#artwork/engine.ts';
import { drawFreehold } from './cover.ts';

export const family: Family = {
  id: 'freehold',
  version: 1,
  title: 'Gone to seed',
  style: 'modern',
  motifs: {
    platform: {
      hero: 'platform',
      title: 'The last platform',
      alt: 'A small railway platform with a deck chair, a clock without hands, and tomatoes growing in a briefcase.',
      subjects: ['train', 'station', 'clock', 'chair', 'briefcase', 'tomato', 'garden', 'sunflower'],
      look: { hero: { box: [92, 404, 950, 1326], layers: [1] }, stamp: [190, 400, 950, 1342] },
    },
    desk: {
      hero: 'garden-desk',
      title: 'The desk, in June',
      alt: 'A desk and a filing cabinet on a square of meadow, leeks in the drawers, ties for bunting, and a cat in the chair.',
      subjects: ['desk', 'office', 'garden', 'vegetables', 'apple', 'cat', 'tie', 'chair', 'bee', 'bunting'],
      palettes: ['june', 'harbour', 'lagoon'],
      look: { hero: { box: [66, 420, 954, 1330], layers: [1] }, stamp: [190, 400, 950, 1342] },
    },
  },
  palettes: ['june', 'harbour', 'orchard', 'lagoon'],
  ownPalettes: {
    june: { id: 'june', bg: '#F3E6C8', paper: '#FFFAEC', ink: '#22313A', a: '#D3502F', b: '#F0B541', c: '#3F7F88', d: '#A9CDBF', e: '#22384A', metal: 'gold' },
    harbour: { id: 'harbour', bg: '#DDEAEA', paper: '#FBFDFA', ink: '#17303F', a: '#E2674A', b: '#F3C25A', c: '#4C7F63', d: '#9CC7D2', e: '#17344A', metal: 'gold' },
  },
  fits: {
    occasions: ['retirement'],
    moods: ['playful', 'warm', 'dry', 'funny'],
    recipients: ['colleague', 'friend', 'dad', 'mum', 'boss', 'teacher', 'group', 'anyone'],
    headline: { max: 32, nameMax: 24, lines: 2 },
  },
  draw: drawFreehold,
};
