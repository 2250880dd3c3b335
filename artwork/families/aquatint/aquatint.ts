import type { Family } from '#artwork/engine.ts';
import { drawAquatint } from './cover.ts';

export const family: Family = {
  id: 'aquatint',
  version: 2,
  title: 'Aquatints',
  style: 'pen and ink',
  motifs: {
    tree: {
      hero: 'bare-tree',
      title: 'The tree by the water',
      alt: 'A bare tree beside still water at first light, printed in soft grey.',
      subjects: ['tree', 'lake', 'dawn'],
    },
    window: {
      hero: 'candle-window',
      title: 'A light in the window',
      alt: 'A candle burning in a window with snow on its sill.',
      subjects: ['candle', 'window', 'snow', 'lamp', 'night'],
      fits: { occasions: ['sympathy', 'thinking-of-you', 'christmas'] },
    },
    boat: {
      hero: 'moored-boat',
      title: 'The moored boat',
      alt: 'An empty boat moored on still water, printed in soft grey.',
      subjects: ['boat', 'lake'],
    },
  },
  palettes: ['midnight', 'nordic', 'forest', 'plum', 'lagoon'],
  fits: {
    occasions: ['sympathy', 'thinking-of-you'],
    moods: ['quiet', 'simple'],
    recipients: ['anyone', 'friend'],
    headline: { max: 32, lines: 2 },
  },
  draw: drawAquatint,
};
