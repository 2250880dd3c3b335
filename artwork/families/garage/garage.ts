import type { Family } from '#artwork/engine.ts';
import { drawGarage } from './cover.ts';

export const family: Family = {
  id: 'garage',
  version: 2,
  title: 'Cars and bikes',
  style: 'painted',
  motifs: {
    camper: {
      hero: 'camper',
      title: 'Camper van',
      alt: 'A camper van with surfboards on its roof.',
      subjects: ['van', 'car', 'road', 'tent'],
      fits: { occasions: ['retirement', 'birthday', 'farewell-colleague', 'fathers-day'] },
    },
    micro: {
      hero: 'small-car',
      title: 'Small car',
      alt: 'A very small round car with luggage on its roof.',
      subjects: ['car', 'road', 'suitcase', 'driving-test'],
      fits: { occasions: ['congratulations', 'birthday', 'good-luck'] },
    },
    motorbike: {
      hero: 'motorbike',
      title: 'Motorbike',
      alt: 'A polished motorbike in profile.',
      subjects: ['road'],
      fits: { occasions: ['birthday', 'fathers-day', 'retirement'] },
    },
    roadster: {
      hero: 'roadster',
      title: 'Open car',
      alt: 'An open car trailing tin cans and hearts.',
      subjects: ['car', 'road', 'ring', 'rings', 'wedding'],
      fits: { occasions: ['wedding'] },
    },
  },
  palettes: ['riad', 'lagoon', 'sunbaked', 'forest', 'emerald', 'midnight'],
  ownPalettes: {
    riad: {
      id: 'riad',
      bg: '#F6E6CE',
      paper: '#FFF8EA',
      ink: '#20303A',
      a: '#D1492E',
      b: '#F0B23F',
      c: '#1F6F78',
      d: '#9CC9C0',
      e: '#1D3150',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'retirement', 'fathers-day', 'wedding', 'congratulations'],
    moods: ['playful', 'proud'],
    recipients: ['him', 'dad', 'couple', 'friend', 'colleague', 'son'],
    headline: { max: 20, lines: 2 },
  },
  draw: drawGarage,
};
