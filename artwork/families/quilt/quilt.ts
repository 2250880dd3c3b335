import type { Family } from '#artwork/engine.ts';
import { drawQuilt } from './cover.ts';

export const family: Family = {
  id: 'quilt',
  version: 2,
  title: 'Quilts',
  style: 'stitched',
  motifs: {
    star: {
      hero: 'quilt-star',
      title: 'Lone star',
      alt: 'A great star pieced in a quilt.',
      subjects: ['quilt', 'star', 'cotton', 'bed'],
    },
    geese: {
      hero: 'quilt-geese',
      title: 'Flying geese',
      alt: 'A ring of flying geese round a heart, pieced in a quilt.',
      subjects: ['quilt', 'geese', 'heart', 'cotton'],
      fits: { occasions: ['anniversary', 'love-valentine', 'wedding', 'thinking-of-you', 'mothers-day'] },
    },
    houses: {
      hero: 'quilt-houses',
      title: 'Schoolhouses',
      alt: 'Four little houses pieced in a quilt.',
      subjects: ['quilt', 'house', 'cotton', 'new-home', 'neighbours'],
      fits: { occasions: ['new-home', 'thinking-of-you'] },
    },
  },
  palettes: ['calico', 'marigold', 'lemonade', 'cobalt', 'crimson', 'emerald'],
  ownPalettes: {
    calico: {
      id: 'calico',
      bg: '#F3E7D8',
      paper: '#FFFAF1',
      ink: '#33252B',
      a: '#A63A50',
      b: '#D99A6C',
      c: '#54738A',
      d: '#E9C9B1',
      e: '#2F4858',
      metal: 'rose',
    },
  },
  fits: {
    occasions: ['birthday', 'anniversary', 'new-home', 'thinking-of-you', 'get-well'],
    moods: ['warm', 'loving'],
    recipients: ['grandma', 'mum', 'friend', 'couple', 'neighbour'],
    headline: { max: 22, lines: 1 },
  },
  draw: drawQuilt,
};
