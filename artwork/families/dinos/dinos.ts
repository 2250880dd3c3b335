import type { Family } from '#artwork/engine.ts';
import { drawDinos } from './cover.ts';

export const family: Family = {
  id: 'dinos',
  version: 3,
  title: 'Dinosaurs',
  style: 'playful',
  motifs: {
    bronto: {
      hero: 'brontosaurus',
      title: 'Brontosaurus',
      alt: 'A long-necked dinosaur in a party hat before a volcano.',
      subjects: ['dinosaur', 'child', 'party', 'hat'],
    },
    trex: {
      hero: 'tyrannosaur',
      title: 'Tyrannosaur',
      alt: 'A tyrannosaur in a party hat before a volcano.',
      subjects: ['dinosaur', 'child', 'party', 'hat'],
      palettes: ['lagoon', 'cobalt', 'midnight', 'marigold'],
    },
    stego: {
      hero: 'stegosaurus',
      title: 'Stegosaurus',
      alt: 'A stegosaurus in a party hat before a volcano.',
      subjects: ['dinosaur', 'child', 'party', 'hat'],
      palettes: ['sorbet', 'lemonade'],
    },
  },
  palettes: ['lagoon', 'lemonade', 'marigold', 'midnight', 'sunbaked'],
  fits: {
    occasions: ['birthday'],
    moods: ['playful', 'funny'],
    recipients: ['child', 'son', 'daughter', 'nephew', 'niece'],
    headline: { max: 20, lines: 2 },
  },
  draw: drawDinos,
};
