import type { Family } from '#artwork/engine.ts';
import { drawChosen } from './cover.ts';
import { chosenLook } from './look.ts';

export const family: Family = {
  id: 'chosen',
  version: 1,
  title: 'Pride',
  style: 'storybook',
  motifs: {
    line: {
      hero: 'rainbow-washing',
      title: 'Washing in all its colours',
      alt: 'Washing on a line between two houses, a red jumper to a violet shirt in the order of the rainbow, and a row of odd socks on the line below.',
      subjects: ['pride', 'rainbow', 'lgbtq', 'coming-out', 'washing', 'line', 'socks', 'cat', 'trans', 'gay', 'lesbian', 'love'],
      fits: { occasions: ['congratulations'] },
      look: { hero: { box: [96, 420, 904, 1090], window: 'soft' }, stamp: [90, 440, 650, 1224] },
    },
    chairs: {
      hero: 'six-chairs',
      title: 'A chair for everybody',
      alt: 'Six chairs of six different makes, red to violet, drawn up to a long table with flowers, candles and a layered cake under strings of bright flags.',
      subjects: ['pride', 'rainbow', 'lgbtq', 'chairs', 'table', 'family', 'friends', 'supper', 'gay', 'lesbian', 'love', 'cake'],
      fits: { occasions: ['just-because'] },
      look: { hero: { box: [40, 560, 960, 1390], window: 'soft' }, stamp: [40, 560, 640, 1400] },
    },
    umbrellas: {
      hero: 'rainbow-umbrellas',
      title: 'Everybody’s umbrella',
      alt: 'A wet street from above, full of people under umbrellas in the order of the rainbow, and ahead of them a dog in a yellow coat.',
      subjects: ['pride', 'rainbow', 'lgbtq', 'umbrella', 'rain', 'march', 'parade', 'street', 'gay', 'lesbian', 'trans', 'love', 'friends', 'dog'],
      fits: { occasions: ['just-because', 'congratulations'] },
      look: { hero: { box: [40, 520, 960, 1400], window: 'round' }, stamp: [40, 460, 960, 1400] },
    },
  },
  palettes: ['june', 'evening', 'seaside'],
  ownPalettes: {
    june: { id: 'june', bg: '#DCEBF2', paper: '#FFFDF6', ink: '#22243A', a: '#3F8FA8', b: '#F3C04E', c: '#C2446B', d: '#B9DDEA', e: '#23305E', metal: 'gold' },
    evening: { id: 'evening', bg: '#F6E1DA', paper: '#FFFAF3', ink: '#33203A', a: '#7A63B0', b: '#F2B95A', c: '#B8405E', d: '#F3CCC0', e: '#43225C', metal: 'gold' },
    seaside: { id: 'seaside', bg: '#E2F0E8', paper: '#FEFDF5', ink: '#16302E', a: '#D9705A', b: '#F1C455', c: '#2B7C86', d: '#C5E4D6', e: '#174A52', metal: 'gold' },
  },
  look: chosenLook,
  fits: {
    occasions: ['just-because', 'congratulations'],
    not: ['sympathy', 'baby', 'retirement', 'new-home', 'get-well'],
    moods: ['warm', 'loving', 'proud', 'playful'],
    recipients: ['anyone', 'friend', 'child', 'son', 'daughter', 'partner', 'sister', 'brother', 'parents', 'group', 'couple'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawChosen,
};
