import type { Family } from '#artwork/engine.ts';
import { drawOverdue } from './cover.ts';
import { overdueLook } from './look.ts';

export const family: Family = {
  id: 'overdue',
  version: 1,
  title: 'Better late',
  style: 'playful',
  motifs: {
    snail: {
      hero: 'snail-with-cake',
      title: 'The snail who set out early',
      alt: 'A snail in a party hat carries a cake with three lit candles on its shell, at the end of a silver trail that winds back over the hills.',
      subjects: ['snail', 'cake', 'belated', 'late', 'garden', 'party-hat', 'hills', 'candles', 'slow', 'animal', 'flowers'],
      palettes: ['dusk', 'noon', 'berry'],
      look: { hero: { box: [90, 470, 930, 1190], window: 'round' }, stamp: [90, 400, 910, 1400] },
    },
    tortoise: {
      hero: 'tortoise-and-hare',
      title: 'The tortoise gets there',
      alt: 'A tortoise with a present on its shell reaches the finish at night, long after the crowd has gone, past a hare asleep in a deckchair.',
      subjects: ['tortoise', 'hare', 'race', 'belated', 'late', 'gift', 'night', 'slow', 'finish', 'medal', 'animal', 'rabbit'],
      palettes: ['dusk', 'noon', 'berry'],
      look: { hero: { box: [110, 640, 930, 1270], window: 'plate' }, stamp: [20, 130, 980, 1400] },
    },
    nest: {
      hero: 'sleeping-bird',
      title: 'The early bird at noon',
      alt: 'A bird in a sleep mask lies under a patchwork quilt in its nest at noon, beside a silent alarm clock, while a worm waits in a deckchair.',
      subjects: ['bird', 'nest', 'sleep', 'belated', 'late', 'clock', 'worm', 'sun', 'tree', 'quilt', 'lazy', 'morning', 'animal'],
      palettes: ['noon', 'berry', 'dusk'],
      look: { hero: { box: [130, 560, 930, 1130], window: 'round' }, stamp: [60, 330, 940, 1380] },
    },
    calendar: {
      hero: 'calendar',
      title: 'The day ringed in red',
      alt: 'A kitchen calendar with one day ringed in red round a drawn cake, the days after it crossed off, and a red pencil on a string.',
      subjects: ['calendar', 'belated', 'late', 'date', 'kitchen', 'pencil', 'bunting', 'cake', 'forgot', 'diary'],
      palettes: ['noon', 'porridge', 'berry'],
      fits: { headline: { max: 26, lines: 2 } },
      look: { hero: { box: [166, 660, 834, 1180], window: 'plate' }, stamp: [130, 130, 900, 1220] },
    },
    letter: {
      hero: 'travelled-letter',
      title: 'The long way round',
      alt: 'An airmail envelope with many stamps and postmarks lies on a map, where a dotted line runs past a camel, a penguin, a palm island and a whale.',
      subjects: ['envelope', 'letter', 'mail', 'post', 'belated', 'late', 'map', 'travel', 'whale', 'penguin', 'camel', 'stamps', 'sea', 'world'],
      palettes: ['noon', 'dusk', 'berry'],
      fits: { headline: { max: 26, lines: 2 } },
      look: { hero: { box: [96, 436, 906, 1036], window: 'plate' }, stamp: [60, 400, 940, 1400] },
    },
    cuckoo: {
      hero: 'cuckoo-clock',
      title: 'The cuckoo clock',
      alt: 'A carved cuckoo clock whose bird has come out with a cupcake and one lit candle, though the hands say neither one thing nor the other.',
      subjects: ['clock', 'cuckoo', 'bird', 'belated', 'late', 'cupcake', 'time', 'candle', 'leaves', 'wood'],
      palettes: ['dusk', 'noon', 'berry'],
      look: { hero: { box: [150, 380, 850, 1110], window: 'round' }, stamp: [140, 340, 860, 1400] },
    },
  },
  palettes: ['dusk', 'noon', 'berry', 'porridge'],
  ownPalettes: {
    dusk: { id: 'dusk', bg: '#F6D3B4', paper: '#FFF7E8', ink: '#2B1B33', a: '#D9513C', b: '#F4B53F', c: '#5B8F63', d: '#E99B93', e: '#332A57', metal: 'gold' },
    noon: { id: 'noon', bg: '#CDE8E4', paper: '#FFFBEF', ink: '#17303A', a: '#E8603C', b: '#F6BE3B', c: '#4E9B6A', d: '#F2B7A0', e: '#1D4A5F', metal: 'gold' },
    berry: { id: 'berry', bg: '#F3DBE4', paper: '#FFF8F6', ink: '#35162C', a: '#D63B62', b: '#F5B94A', c: '#4B9184', d: '#E8A9BB', e: '#4C1E48', metal: 'rose' },
    porridge: { id: 'porridge', bg: '#F4E6C8', paper: '#FFFAEC', ink: '#33241A', a: '#C8452F', b: '#E9A83A', c: '#7B8F4A', d: '#DDB892', e: '#4A3527', metal: 'gold' },
  },
  look: overdueLook,
  fits: {
    occasions: ['birthday', 'just-because', 'thinking-of-you', 'anniversary', 'thank-you'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['playful', 'funny', 'warm', 'dry', 'belated'],
    recipients: ['anyone', 'friend', 'her', 'him', 'sister', 'brother', 'mum', 'dad', 'colleague', 'partner', 'group'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawOverdue,
};
