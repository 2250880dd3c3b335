import type { Family } from '#artwork/engine.ts';
import { drawAllOfUs } from './cover.ts';
import { allOfUsLook } from './look.ts';

export const family: Family = {
  id: 'allofus',
  version: 1,
  title: 'All of us',
  style: 'modern',
  motifs: {
    bench: {
      hero: 'long-bench',
      title: 'All on one bench',
      alt: 'Seven people, tall and small, sit on one long bench with their backs to us and watch the sun go into the sea, a balloon each.',
      subjects: ['bench', 'people', 'friends', 'group', 'balloons', 'sea', 'sunset', 'team', 'together', 'family'],
      palettes: ['gathering', 'kitchen', 'harbour'],
      look: { hero: { box: [60, 420, 940, 1300], window: 'round' }, stamp: [50, 390, 950, 1400] },
    },
    mugs: {
      hero: 'row-of-mugs',
      title: 'Twelve mugs',
      alt: 'Twelve mugs stand on three kitchen shelves, no two alike, each with steam going up.',
      subjects: ['mug', 'tea', 'coffee', 'office', 'kitchen', 'group', 'team', 'friends', 'together', 'work'],
      palettes: ['kitchen', 'gathering', 'harbour'],
      look: { hero: { box: [30, 400, 970, 1270], window: 'plate' }, stamp: [30, 390, 970, 1400] },
    },
    wellies: {
      hero: 'row-of-wellies',
      title: 'Boots by the door',
      alt: 'Pairs of wellington boots in all sizes stand on a shelf and on the floor by a back door, one of them with a bunch of flowers in it.',
      subjects: ['boots', 'wellies', 'family', 'group', 'garden', 'rain', 'countryside', 'together', 'flowers', 'house'],
      palettes: ['harbour', 'gathering', 'kitchen'],
      look: { hero: { box: [60, 430, 940, 1390], window: 'plate' }, stamp: [40, 390, 960, 1400] },
    },
  },
  palettes: ['gathering', 'kitchen', 'harbour'],
  ownPalettes: {
    gathering: { id: 'gathering', bg: '#FBE3C4', paper: '#FFF9EC', ink: '#2C1A2A', a: '#DB5140', b: '#F5B946', c: '#4F9384', d: '#EFA79A', e: '#34305C', metal: 'gold' },
    kitchen: { id: 'kitchen', bg: '#F2E8D2', paper: '#FFFBF0', ink: '#22302E', a: '#D2553F', b: '#EFB54A', c: '#5E8F7B', d: '#EBC0A2', e: '#23443F', metal: 'gold' },
    harbour: { id: 'harbour', bg: '#DDEBEC', paper: '#FFFCF2', ink: '#17283C', a: '#E0604B', b: '#F4C153', c: '#4E8FA0', d: '#F0B8A8', e: '#1F3A5F', metal: 'silver' },
  },
  look: allOfUsLook,
  fits: {
    occasions: ['birthday', 'thank-you', 'congratulations', 'retirement', 'get-well', 'just-because', 'good-luck', 'thinking-of-you'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['warm', 'playful', 'funny', 'dry', 'simple'],
    recipients: ['group', 'friend', 'colleague', 'boss', 'teacher', 'neighbour', 'anyone', 'her', 'him'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawAllOfUs,
};
