import type { Family } from '#artwork/engine.ts';
import { drawMatchbox } from './cover.ts';

export const family: Family = {
  id: 'matchbox',
  version: 1,
  title: 'Matchboxes',
  style: 'vintage',
  motifs: {
    cat: {
      hero: 'matchbox-cat',
      title: 'Cat matchbox',
      alt: 'An open matchbox with a black cat on its label.',
      subjects: ['cat', 'fire', 'pets'],
    },
    fish: {
      hero: 'matchbox-fish',
      title: 'Fish matchbox',
      alt: 'An open matchbox with a fish on its label.',
      subjects: ['fish', 'fire', 'sea'],
    },
    tent: {
      hero: 'matchbox-tent',
      title: 'Tent matchbox',
      alt: 'An open matchbox with a tent under the moon on its label.',
      subjects: ['tent', 'moon', 'fire', 'night', 'tree'],
      fits: { occasions: ['birthday', 'retirement', 'farewell-colleague', 'anniversary'] },
    },
    penny: {
      hero: 'matchbox-bicycle',
      title: 'Penny-farthing matchbox',
      alt: 'An open matchbox with a man on a penny-farthing on its label.',
      subjects: ['bicycle', 'hat', 'fire'],
      fits: { occasions: ['birthday', 'retirement', 'fathers-day', 'just-because'] },
    },
  },
  palettes: ['zagreb', 'brno', 'lagoon', 'emerald', 'orchard'],
  ownPalettes: {
    zagreb: {
      id: 'zagreb',
      bg: '#F2E4C4',
      paper: '#FBF3DF',
      ink: '#1D2436',
      a: '#D8412B',
      b: '#F0AE2E',
      c: '#23766F',
      d: '#8CC0B4',
      e: '#1B2A44',
      metal: 'gold',
    },
    brno: {
      id: 'brno',
      bg: '#F5C9B0',
      paper: '#FDF3E4',
      ink: '#2A1C2E',
      a: '#C93B57',
      b: '#F2C14A',
      c: '#2C6E9B',
      d: '#9CC7D8',
      e: '#2B2350',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['love-valentine', 'anniversary', 'birthday', 'just-because'],
    moods: ['dry', 'playful', 'loving'],
    recipients: ['partner', 'friend', 'him', 'her', 'colleague'],
    headline: { max: 20, lines: 2 },
  },
  draw: drawMatchbox,
};
