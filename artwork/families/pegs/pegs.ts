import type { Family } from '#artwork/engine.ts';
import { drawPegs } from './cover.ts';

export const family: Family = {
  id: 'pegs',
  version: 1,
  title: 'On the peg',
  style: 'painted',
  motifs: {
    keys: {
      hero: 'keys-peg',
      title: 'Keys on a peg',
      alt: 'A bunch of keys with a heart tag hanging from a row of pegs.',
      subjects: ['key', 'house', 'new-home'],
      fits: { occasions: ['new-home'] },
    },
    hat: {
      hero: 'hat-peg',
      title: 'Hat on a peg',
      alt: 'A straw hat with a ribbon hanging from a row of pegs.',
      subjects: ['hat', 'garden', 'ribbon', 'summer', 'retirement'],
      fits: { occasions: ['retirement', 'birthday', 'mothers-day', 'thinking-of-you'] },
    },
    garden: {
      hero: 'garden-tools',
      title: 'Garden tools on pegs',
      alt: 'A fork, a trowel and a ball of string hanging between bunches of herbs.',
      subjects: ['garden', 'tools', 'spade', 'retirement'],
      fits: { occasions: ['retirement', 'birthday', 'fathers-day', 'mothers-day', 'thank-you'] },
    },
    bootees: {
      hero: 'bootees',
      title: 'Bootees on a peg',
      alt: 'A pair of knitted bootees hanging by their laces.',
      subjects: ['baby', 'shoes', 'socks', 'wool'],
      fits: { occasions: ['baby'] },
    },
  },
  palettes: ['lagoon', 'nordic', 'sunbaked', 'emerald', 'lilac', 'orchard'],
  fits: {
    occasions: ['new-home', 'retirement'],
    moods: ['warm', 'quiet'],
    recipients: ['friend', 'neighbour', 'couple', 'parents'],
    headline: { max: 24, lines: 2 },
  },
  draw: drawPegs,
};
