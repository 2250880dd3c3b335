import type { Family } from '#artwork/engine.ts';
import { drawSkyline } from './cover.ts';

export const family: Family = {
  id: 'skyline',
  version: 1,
  title: 'The town lit up',
  style: 'modern',
  motifs: {
    heart: {
      hero: 'windows-heart',
      title: 'A heart in the windows',
      alt: 'A tower block at dusk whose lit windows make a heart.',
      subjects: ['heart', 'night', 'street', 'office', 'lights'],
      fits: { occasions: ['love-valentine', 'anniversary', 'engagement', 'wedding', 'thinking-of-you'] },
    },
    smile: {
      hero: 'windows-smile',
      title: 'A smile in the windows',
      alt: 'A tower block at dusk whose lit windows make a smiling face.',
      subjects: ['smile', 'night', 'street', 'office', 'lights'],
      fits: { occasions: ['just-because', 'birthday', 'get-well', 'thinking-of-you', 'congratulations'] },
    },
    coupe: {
      hero: 'windows-glass',
      title: 'A glass in the windows',
      alt: 'A tower block at dusk whose lit windows make a cocktail glass.',
      subjects: ['glass', 'night', 'street', 'lights', 'party', 'alcohol'],
      fits: { occasions: ['congratulations', 'birthday', 'engagement', 'farewell-colleague'] },
    },
    age: {
      hero: 'windows-number',
      title: 'A number in the windows',
      alt: 'A tower block at dusk whose lit windows make a number.',
      subjects: ['night', 'street', 'lights', 'numeral', 'milestone'],
      fits: { occasions: ['birthday', 'anniversary'], headline: { needsNumber: true } },
    },
  },
  palettes: ['marina', 'plum', 'lagoon', 'midnight', 'candy'],
  ownPalettes: {
    marina: {
      id: 'marina',
      bg: '#F7E7D3',
      paper: '#FFF8EA',
      ink: '#14213F',
      a: '#E0503C',
      b: '#F7B267',
      c: '#27628F',
      d: '#8FBFCB',
      e: '#13284A',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'anniversary', 'congratulations', 'love-valentine', 'just-because', 'engagement'],
    moods: ['playful', 'proud', 'loving'],
    recipients: ['partner', 'friend', 'her', 'him', 'colleague'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawSkyline,
};
