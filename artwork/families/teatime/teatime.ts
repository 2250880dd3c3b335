import type { Family } from '#artwork/engine.ts';
import { drawTeatime } from './cover.ts';

export const family: Family = {
  id: 'teatime',
  version: 1,
  title: 'China tea',
  style: 'painted',
  motifs: {
    tower: {
      hero: 'teacups',
      title: 'A tower of cups',
      alt: 'Five flowered teacups piled up under a small teapot.',
      subjects: ['tea', 'cup', 'china', 'kitchen'],
    },
    pot: {
      hero: 'teapot',
      title: 'Teapot and cup',
      alt: 'A round flowered teapot beside a full cup and saucer.',
      subjects: ['tea', 'kettle', 'cup', 'kitchen'],
    },
    pour: {
      hero: 'tea-pour',
      title: 'Pouring the tea',
      alt: 'A spotted teapot in mid-air, pouring tea into a painted cup.',
      subjects: ['tea', 'cup', 'kitchen'],
    },
    shelf: {
      hero: 'china-shelf',
      title: 'The china shelf',
      alt: 'Plates, cups and a teapot on two shelves of a dresser.',
      subjects: ['tea', 'china', 'plates', 'shelf', 'kitchen', 'new-home'],
      fits: { occasions: ['new-home', 'thank-you', 'birthday', 'mothers-day', 'thinking-of-you'] },
    },
  },
  palettes: ['sorbet', 'orchard', 'lilac', 'emerald', 'lagoon'],
  fits: {
    occasions: ['birthday', 'thank-you', 'thinking-of-you', 'mothers-day', 'just-because', 'new-home', 'get-well'],
    moods: ['warm', 'playful', 'elegant'],
    recipients: ['mum', 'grandma', 'friend', 'her', 'neighbour', 'aunt'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawTeatime,
};
