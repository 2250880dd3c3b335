import type { Family } from '#artwork/engine.ts';
import { drawAzulejo } from './cover.ts';

export const family: Family = {
  id: 'azulejo',
  version: 2,
  title: 'Painted tiles',
  style: 'ceramic',
  motifs: {
    ship: {
      hero: 'ship',
      title: 'Ship in full sail',
      alt: 'A ship in full sail under a small sun, painted in one glaze across a panel of tiles.',
      subjects: ['ship', 'sea', 'boat', 'sail', 'travel'],
      fits: {
        occasions: ['birthday', 'good-luck', 'retirement', 'fathers-day', 'thinking-of-you', 'farewell-colleague'],
      },
    },
    mill: {
      hero: 'windmill',
      title: 'Windmill by the water',
      alt: 'A windmill on the bank of a canal, painted on tiles with a border of flowers.',
      subjects: ['windmill', 'house', 'river', 'street', 'new-home'],
    },
    lemon: {
      hero: 'lemon-tree',
      title: 'Lemon tree in a pot',
      alt: 'A lemon tree heavy with fruit in a painted pot, on a panel of tiles.',
      subjects: ['lemon', 'tree', 'garden', 'pot', 'fruit'],
      fits: { occasions: ['thank-you', 'birthday', 'new-home', 'mothers-day', 'thinking-of-you', 'just-because'] },
    },
  },
  palettes: ['cobalt', 'nordic', 'lagoon', 'plum', 'midnight'],
  fits: {
    occasions: ['new-home', 'thinking-of-you', 'thank-you', 'birthday', 'retirement', 'mothers-day', 'good-luck'],
    moods: ['warm', 'quiet', 'elegant'],
    recipients: ['friend', 'neighbour', 'couple', 'parents', 'mum', 'dad'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawAzulejo,
};
