import type { Family } from '#artwork/engine.ts';
import { drawStamps } from './cover.ts';

export const family: Family = {
  id: 'stamps',
  version: 2,
  title: 'Four stamps',
  style: 'vintage',
  motifs: {
    travel: {
      hero: 'stamps-travel',
      title: 'Stamps: far away',
      alt: 'Four old postage stamps of a balloon, a boat, mountains and a plane, in an airmail border.',
      subjects: ['stamp', 'mail', 'letter', 'travel', 'boat'],
    },
    garden: {
      hero: 'stamps-garden',
      title: 'Stamps: the garden',
      alt: 'Four old postage stamps of a tulip, a bee, a butterfly and a watering can, in an airmail border.',
      subjects: ['stamp', 'mail', 'letter', 'garden', 'bee', 'flowers'],
    },
    sea: {
      hero: 'stamps-sea',
      title: 'Stamps: the sea',
      alt: 'Four old postage stamps of a lighthouse, a whale, a boat and a shell, in an airmail border.',
      subjects: ['stamp', 'mail', 'letter', 'sea', 'lighthouse', 'whale', 'shell'],
    },
  },
  palettes: ['riviera', 'marina', 'orchard', 'cobalt', 'blush'],
  ownPalettes: {
    riviera: {
      id: 'riviera',
      bg: '#F6E9D2',
      paper: '#FFF8E9',
      ink: '#16303F',
      a: '#D9502F',
      b: '#F3B45B',
      c: '#2E8C95',
      d: '#9CCFCB',
      e: '#123E52',
      metal: 'gold',
    },
    marina: {
      id: 'marina',
      bg: '#F7E7D3',
      paper: '#FFF8EA',
      ink: '#14213F',
      a: '#E0503C',
      b: '#F7B267',
      c: '#27628F',
      d: '#8FBFCB',
      e: '#13284A',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'thinking-of-you', 'farewell-colleague', 'thank-you', 'just-because'],
    moods: ['playful', 'warm'],
    recipients: ['friend', 'grandad', 'colleague', 'neighbour'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawStamps,
};
