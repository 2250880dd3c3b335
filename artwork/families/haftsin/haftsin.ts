import type { Family } from '#artwork/engine.ts';
import { drawHaftsin } from './cover.ts';
import { haftsinLook } from './look.ts';

export const family: Family = {
  id: 'haftsin',
  version: 1,
  title: 'Nowruz',
  style: 'folk',
  motifs: {
    table: {
      hero: 'haft-sin',
      title: 'The table of the seven',
      alt: 'A haft-sin table under an arched window: wheat sprouts, a hyacinth, apples, garlic, coins, painted eggs, candles, a mirror, and goldfish in a bowl.',
      subjects: ['nowruz', 'norooz', 'persian', 'spring', 'table', 'hyacinth', 'goldfish', 'candle', 'apple', 'sprouts', 'garden'],
      look: { hero: { box: [200, 330, 800, 1220], window: 'arch' }, stamp: [120, 290, 880, 1354] },
    },
    pool: {
      hero: 'goldfish-pool',
      title: 'Goldfish in the court',
      alt: 'A tiled, eight-pointed courtyard pool from above, goldfish swimming round in it, almond petals on the water and pots of hyacinths at the corners.',
      subjects: ['goldfish', 'nowruz', 'pool', 'tiles', 'spring', 'persian', 'petals', 'water', 'courtyard'],
      palettes: ['kashan', 'isfahan', 'shiraz'],
      look: { hero: { box: [100, 220, 900, 1020], window: 'round' }, stamp: [110, 70, 890, 1162] },
    },
    garden: {
      hero: 'persian-garden',
      title: 'The first day of spring',
      alt: 'A painted Persian garden in an illuminated border: cypresses, an almond tree in blossom, a stream between stones, tulips and narcissus, two larks in the air.',
      subjects: ['garden', 'nowruz', 'spring', 'persian', 'blossom', 'tulips', 'birds', 'stream', 'cypress', 'flowers'],
      palettes: ['shiraz', 'isfahan', 'kashan'],
      look: { hero: { box: [140, 470, 860, 1266], window: 'plate' }, stamp: [150, 440, 750, 1280] },
    },
  },
  palettes: ['isfahan', 'kashan', 'shiraz'],
  ownPalettes: {
    isfahan: { id: 'isfahan', bg: '#F6EBD3', paper: '#FFFBF0', ink: '#162338', a: '#1F7A8C', b: '#E6B04A', c: '#B8324A', d: '#BFDDE0', e: '#173F73', metal: 'gold' },
    kashan: { id: 'kashan', bg: '#F5E2D0', paper: '#FFFAF0', ink: '#2A1420', a: '#2F8A78', b: '#EBB65A', c: '#C2483A', d: '#F0CFC0', e: '#6B1F3C', metal: 'gold' },
    shiraz: { id: 'shiraz', bg: '#E9EFDC', paper: '#FEFCF0', ink: '#14281F', a: '#B24A63', b: '#E9BC58', c: '#7B3FA0', d: '#D6E5D0', e: '#1F5A48', metal: 'gold' },
  },
  look: haftsinLook,
  fits: {
    occasions: ['new-year', 'birthday', 'thinking-of-you', 'mothers-day', 'thank-you'],
    not: ['sympathy', 'halloween', 'christmas'],
    moods: ['warm', 'elegant', 'loving', 'simple'],
    recipients: ['anyone', 'friend', 'parents', 'mum', 'dad', 'grandma', 'her', 'couple', 'group', 'neighbour', 'colleague'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawHaftsin,
};
