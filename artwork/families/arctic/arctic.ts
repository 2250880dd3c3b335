import type { Family } from '#artwork/engine.ts';
import { drawArctic } from './cover.ts';

export const family: Family = {
  id: 'arctic',
  version: 1,
  title: 'Ice and snow',
  style: 'painted',
  motifs: {
    penguins: {
      hero: 'penguins',
      title: 'Penguin and chick',
      alt: 'A penguin and its grey chick on the snow before a low sun.',
      subjects: ['penguin', 'bird', 'snow', 'baby'],
      fits: { occasions: ['fathers-day', 'mothers-day', 'christmas', 'baby', 'thinking-of-you'] },
    },
    bear: {
      hero: 'polar-bear',
      title: 'Polar bear and cub',
      alt: 'A polar bear crossing the ice with its cub close behind.',
      subjects: ['bear', 'snow', 'baby', 'moon'],
    },
    seal: {
      hero: 'seal',
      title: 'Seal pup',
      alt: 'A white seal pup with dark eyes, lying on the snow.',
      subjects: ['seal', 'snow', 'baby', 'sea'],
      fits: { occasions: ['baby', 'christmas', 'thinking-of-you', 'birthday'] },
    },
  },
  palettes: ['ice', 'midnight', 'nordic', 'lilac', 'lagoon'],
  ownPalettes: {
    ice: {
      id: 'ice',
      bg: '#E6EEF2',
      paper: '#FCFDFD',
      ink: '#1B2B3F',
      a: '#E8825A',
      b: '#F4BE62',
      c: '#6F9DB8',
      d: '#BFD5E0',
      e: '#24435F',
      metal: 'silver',
    },
  },
  fits: {
    occasions: ['fathers-day', 'mothers-day', 'christmas', 'baby', 'get-well', 'thinking-of-you'],
    moods: ['quiet', 'loving', 'warm'],
    recipients: ['dad', 'mum', 'parents', 'baby', 'grandma'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawArctic,
};
