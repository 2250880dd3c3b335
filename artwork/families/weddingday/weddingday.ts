import type { Family } from '#artwork/engine.ts';
import { drawWeddingDay } from './cover.ts';
import { look } from './look.ts';

export const family: Family = {
  id: 'weddingday',
  version: 1,
  title: 'The day itself',
  style: 'painted',
  motifs: {
    table: {
      hero: 'long-table',
      title: 'The long table',
      alt: 'A long table laid under trees at dusk, lamps strung above it, candles lit, and a cat’s tail under the cloth.',
      subjects: ['table', 'lamp', 'tree', 'candle', 'wedding', 'garden', 'flowers', 'dinner', 'evening'],
    },
    steps: {
      hero: 'church-steps',
      title: 'When everybody has gone on',
      alt: 'Stone steps scattered with confetti before a garlanded door left ajar; a bouquet and two pigeons stay behind.',
      subjects: ['door', 'steps', 'confetti', 'bouquet', 'pigeon', 'bird', 'flowers', 'wedding', 'church'],
      look: { stamp: [230, 20, 730, 720] },
    },
    chairs: {
      hero: 'two-chairs',
      title: 'Two chairs by the sea',
      alt: 'Two bentwood chairs tied together with a garland on a cliff above a bright sea, a hat on one and a veil on the other.',
      subjects: ['chair', 'sea', 'sun', 'flowers', 'hat', 'veil', 'boat', 'wedding', 'meadow'],
      palettes: ['gloaming', 'lagoon', 'plum', 'orchard', 'blush'],
      fits: { occasions: ['wedding', 'anniversary'] },
      look: { stamp: [190, 480, 810, 1340] },
    },
    coats: {
      hero: 'two-coats',
      title: 'Two coats, one hall',
      alt: 'Two coats hung side by side, the dark one’s sleeve about the pale one, with a hat, a bouquet hung to dry and two pairs of boots.',
      subjects: ['coat', 'hat', 'boots', 'bouquet', 'hall', 'confetti', 'wedding', 'flowers'],
      fits: { occasions: ['wedding', 'anniversary'] },
      palettes: ['gloaming', 'plum', 'orchard', 'midnight', 'blush'],
      look: { stamp: [190, 480, 760, 1280] },
    },
  },
  palettes: ['gloaming', 'lagoon', 'midnight', 'plum', 'orchard', 'blush'],
  ownPalettes: {
    gloaming: { id: 'gloaming', bg: '#EFE3D6', paper: '#FFFAF1', ink: '#2B2A45', a: '#C75B5A', b: '#E9A56C', c: '#7F9A6C', d: '#F3C9A4', e: '#35406F', metal: 'gold' },
  },
  fits: {
    occasions: ['wedding'],
    moods: ['elegant', 'warm', 'loving', 'quiet', 'playful'],
    recipients: ['couple', 'friend', 'daughter', 'son', 'sister', 'brother', 'anyone'],
    headline: { max: 36, nameMax: 30, lines: 3 },
  },
  look,
  draw: drawWeddingDay,
};
