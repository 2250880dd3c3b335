import type { Family } from '#artwork/engine.ts';
import { drawQuiet } from './cover.ts';

export const family: Family = {
  id: 'quiet',
  version: 2,
  title: 'Quiet sympathy',
  style: 'watercolour',
  motifs: {
    fern: {
      hero: 'fern',
      title: 'A pressed fern',
      alt: 'One fern pressed on pale paper with a small label.',
      subjects: ['leaf', 'plants', 'paper', 'grief'],
    },
    feather: {
      hero: 'feather',
      title: 'A feather',
      alt: 'One feather lying on pale paper.',
      subjects: ['feather', 'bird', 'paper', 'grief'],
    },
  },
  palettes: ['dove', 'herbarium', 'daybreak', 'midnight', 'nordic', 'blush'],
  ownPalettes: {
    dove: {
      id: 'dove',
      bg: '#ECEAE6',
      paper: '#FBFAF8',
      ink: '#2F3640',
      a: '#B08F86',
      b: '#9DA9B5',
      c: '#7D8B99',
      d: '#D8D9DA',
      e: '#4A5A6B',
      metal: 'silver',
    },
    herbarium: {
      id: 'herbarium',
      bg: '#EFE8D8',
      paper: '#FAF6EC',
      ink: '#2D2F29',
      a: '#A8765A',
      b: '#B9A67C',
      c: '#5F7A58',
      d: '#DCD6C4',
      e: '#44604E',
      metal: 'gold',
    },
    daybreak: {
      id: 'daybreak',
      bg: '#F3E4DC',
      paper: '#FDF6F1',
      ink: '#32384A',
      a: '#D59A8C',
      b: '#F0B98A',
      c: '#7E8CA3',
      d: '#C9D3DF',
      e: '#4C5C7A',
      metal: 'rose',
    },
  },
  fits: {
    occasions: ['sympathy', 'thinking-of-you'],
    moods: ['quiet', 'simple'],
    recipients: ['anyone', 'friend', 'couple', 'colleague'],
    headline: { max: 34, lines: 2 },
  },
  draw: drawQuiet,
};
