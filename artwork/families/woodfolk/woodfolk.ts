import type { Family } from '#artwork/engine.ts';
import { drawWoodfolk } from './cover.ts';

export const family: Family = {
  id: 'woodfolk',
  version: 1,
  title: 'Woodland friends',
  style: 'storybook',
  motifs: {
    badger: {
      hero: 'badger',
      title: 'Badger with a lantern',
      alt: 'A badger in a green coat walking home under the moon with a lantern.',
      subjects: ['badger', 'lantern', 'wood', 'night'],
      fits: { occasions: ['thinking-of-you', 'thank-you', 'good-luck', 'sympathy', 'get-well'] },
    },
    bear: {
      hero: 'bear',
      title: 'Bear with an umbrella',
      alt: 'A bear in a yellow raincoat holding a red umbrella over a mouse.',
      subjects: ['bear', 'umbrella', 'rain', 'coat'],
    },
    hare: {
      hero: 'hare',
      title: 'Hare at the postbox',
      alt: 'A hare in a waistcoat posting a letter in a red box.',
      subjects: ['hare', 'letter', 'postbox', 'mail'],
    },
    mice: {
      hero: 'mice',
      title: 'Mice with the cake',
      alt: 'Four mice carrying a tall pink cake under bunting.',
      subjects: ['mice', 'cake', 'bunting', 'candle'],
      fits: { occasions: ['birthday', 'congratulations', 'anniversary'] },
    },
  },
  palettes: ['lagoon', 'orchard', 'celadon', 'sorbet', 'nordic'],
  ownPalettes: {
    celadon: {
      id: 'celadon',
      bg: '#E3EBE2',
      paper: '#FBFAF3',
      ink: '#203A38',
      a: '#DB5A3A',
      b: '#EDB65C',
      c: '#5E9A8C',
      d: '#C5DCCF',
      e: '#1F4A4C',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['thinking-of-you', 'thank-you', 'birthday', 'get-well', 'just-because', 'good-luck'],
    moods: ['warm', 'quiet', 'loving'],
    recipients: ['friend', 'child', 'grandma', 'grandad', 'neighbour', 'mum'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawWoodfolk,
};
