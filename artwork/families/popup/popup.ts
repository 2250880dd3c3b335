import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawPopup } from './cover.ts';

export const family: Family = {
  id: 'popup',
  version: 1,
  title: 'Pop-up book',
  style: 'storybook',
  motifs: {
    dragon: {
      hero: 'popup-dragon',
      title: 'Dragon and cake',
      alt: 'A paper dragon with a birthday cake, standing up from an open book.',
      subjects: ['dragon', 'book', 'cake', 'child'],
    },
    knight: {
      hero: 'popup-knight',
      title: 'Bear knight',
      alt: 'A bear in armour with sword and shield, standing up from an open book.',
      subjects: ['bear', 'book', 'child', 'crown'],
      fits: { occasions: ['birthday'], headline: { needsNumber: true, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } },
    },
    ship: {
      hero: 'popup-ship',
      title: 'Pirate ship',
      alt: 'A pirate ship on paper waves, standing up from an open book.',
      subjects: ['pirate', 'boat', 'book', 'sea', 'child'],
      fits: { occasions: ['birthday'], headline: { needsNumber: true, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } },
    },
  },
  palettes: ['forest', 'lagoon', 'lemonade', 'midnight', 'plum', 'crimson'],
  fits: {
    occasions: ['birthday'],
    moods: ['playful', 'warm'],
    recipients: ['child', 'son', 'daughter', 'nephew', 'niece', 'godchild'],
    headline: { max: 24, lines: 2 },
  },
  draw: (input) => drawPopup(numberInSub(input)),
};
