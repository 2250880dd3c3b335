import type { Family } from '#artwork/engine.ts';
import { drawDoors } from './cover.ts';

export const family: Family = {
  id: 'doors',
  version: 1,
  title: 'Front doors',
  style: 'painted',
  motifs: {
    georgian: {
      hero: 'front-door',
      title: 'Town door',
      alt: 'A panelled front door with a fanlight between two clipped trees.',
      subjects: ['door', 'house', 'street', 'new-home'],
      fits: { occasions: ['new-home', 'congratulations'] },
    },
    cottage: {
      hero: 'cottage-door',
      title: 'Cottage door',
      alt: 'A round-topped cottage door with roses round it.',
      subjects: ['door', 'house', 'cottage', 'garden', 'rose', 'new-home'],
    },
    terrace: {
      hero: 'terrace-door',
      title: 'Terrace door',
      alt: 'A terrace front door with sunrise glass, in a brick wall.',
      subjects: ['door', 'house', 'street', 'new-home', 'neighbours'],
    },
    row: {
      hero: 'six-doors',
      title: 'Six doors',
      alt: 'Six painted front doors in two rows.',
      subjects: ['door', 'house', 'street', 'neighbours', 'new-home'],
    },
  },
  variants: {
    wreath: {
      layout: 'wreath',
      title: 'With a wreath',
      told: () => 'a panelled front door hung with a wreath, between two clipped trees',
      motifs: ['georgian'],
      fits: { occasions: ['christmas'] },
    },
    evening: {
      layout: 'evening',
      title: 'With a wreath, at night',
      told: () => 'a panelled front door hung with a wreath, between two clipped trees at night',
      motifs: ['georgian'],
      fits: { occasions: ['christmas'] },
    },
  },
  palettes: ['reading', 'riad', 'orchard', 'cobalt', 'midnight', 'emerald'],
  ownPalettes: {
    reading: {
      id: 'reading',
      bg: '#C9D8D3',
      paper: '#FBF5E8',
      ink: '#20303A',
      a: '#C9563C',
      b: '#E3B457',
      c: '#34626B',
      d: '#8FB0AC',
      e: '#5B2738',
      metal: 'gold',
    },
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
    occasions: ['new-home'],
    moods: ['warm', 'playful'],
    recipients: ['friend', 'couple', 'neighbour', 'parents'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawDoors,
};
