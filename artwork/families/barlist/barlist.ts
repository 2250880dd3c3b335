import type { Family } from '#artwork/engine.ts';
import { drawBarlist } from './cover.ts';

export const family: Family = {
  id: 'barlist',
  version: 1,
  title: 'Evening drinks',
  style: 'poster',
  motifs: {
    coupe: {
      hero: 'coupe',
      title: 'A coupe',
      alt: 'A coupe glass with a slice of orange before a pale round moon.',
      subjects: ['cocktail', 'glass', 'cheers', 'party', 'alcohol'],
    },
    spritz: {
      hero: 'spritz',
      title: 'A spritz',
      alt: 'A round glass of orange spritz with a slice and a straw.',
      subjects: ['cocktail', 'glass', 'cheers', 'summer', 'orange', 'alcohol'],
    },
    negroni: {
      hero: 'negroni',
      title: 'A negroni',
      alt: 'A short glass of red negroni over one big cube of ice.',
      subjects: ['cocktail', 'glass', 'cheers', 'alcohol'],
    },
    martini: {
      hero: 'martini',
      title: 'A martini',
      alt: 'A martini with two olives on a stick.',
      subjects: ['cocktail', 'glass', 'olive', 'cheers', 'alcohol'],
    },
    mojito: {
      hero: 'mojito',
      title: 'A mojito',
      alt: 'A tall mojito with mint, lime and a straw.',
      subjects: ['cocktail', 'glass', 'mint', 'summer', 'cheers', 'alcohol'],
    },
  },
  palettes: ['plum', 'lagoon', 'sunbaked', 'emerald', 'lemonade', 'midnight'],
  fits: {
    occasions: [
      'birthday',
      'congratulations',
      'anniversary',
      'engagement',
      'retirement',
      'farewell-colleague',
      'just-because',
    ],
    moods: ['playful', 'dry', 'elegant'],
    recipients: ['friend', 'her', 'him', 'couple', 'colleague', 'partner'],
    headline: { max: 24, lines: 2 },
  },
  draw: drawBarlist,
};
