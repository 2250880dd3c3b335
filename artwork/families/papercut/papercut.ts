import type { Family } from '#artwork/engine.ts';
import { drawPapercut } from './cover.ts';

export const family: Family = {
  id: 'papercut',
  version: 2,
  title: 'Layers of paper',
  style: 'papercut',
  motifs: {
    mountain: {
      hero: 'paper-mountains',
      title: 'Paper mountains',
      alt: 'Mountains, forest and sun cut from layers of paper in an oval window.',
      subjects: ['mountain', 'tree', 'sun', 'hills'],
    },
    sea: {
      hero: 'paper-sea',
      title: 'Paper sea',
      alt: 'A sailing boat on waves cut from layers of paper in an oval window.',
      subjects: ['boat', 'sea', 'sun'],
      fits: { occasions: ['farewell-colleague', 'good-luck', 'birthday', 'retirement', 'fathers-day'] },
    },
    desert: {
      hero: 'paper-desert',
      title: 'Paper desert',
      alt: 'A desert with red rocks and a low sun, cut from layers of paper in an oval window.',
      subjects: ['sun', 'hills', 'desert'],
      fits: { occasions: ['retirement', 'birthday', 'farewell-colleague', 'fathers-day'] },
      palettes: ['sunbaked', 'marigold', 'orchard'],
    },
    forest: {
      hero: 'paper-forest',
      title: 'Paper forest',
      alt: 'A stag in a forest clearing, cut from layers of paper in an oval window.',
      subjects: ['tree', 'deer', 'moon', 'wood'],
      palettes: ['forest', 'emerald', 'midnight', 'noir'],
    },
    night: {
      hero: 'paper-night',
      title: 'Paper night',
      alt: 'Fir trees and a stag under a full moon, cut from layers of dark paper.',
      subjects: ['moon', 'tree', 'night', 'deer', 'snow'],
      fits: { occasions: ['christmas', 'thinking-of-you', 'sympathy'] },
      palettes: ['midnight', 'plum', 'forest', 'emerald'],
    },
  },
  palettes: ['orchard', 'lagoon', 'cobalt', 'sunbaked', 'marigold', 'midnight'],
  fits: {
    occasions: ['fathers-day', 'good-luck', 'farewell-colleague', 'birthday', 'thinking-of-you'],
    moods: ['quiet', 'warm'],
    recipients: ['dad', 'him', 'grandad', 'friend'],
    headline: { max: 26, lines: 1 },
  },
  draw: drawPapercut,
};
