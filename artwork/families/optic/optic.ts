import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawOptic } from './cover.ts';

export const family: Family = {
  id: 'optic',
  version: 2,
  title: 'Optical numbers',
  style: 'modern',
  motifs: {
    ripple: {
      hero: 'number-ripple',
      title: 'Ripples',
      alt: 'The number with bands of colour rippling out from it.',
      subjects: ['numeral', 'colours', 'disco', 'milestone'],
    },
    rings: {
      hero: 'number-rings',
      title: 'Rings',
      alt: 'The number shown only by a shift in rings of stripes.',
      subjects: ['numeral', 'colours', 'milestone'],
      palettes: ['vasarely', 'cobalt', 'marigold', 'nordic'],
    },
  },
  palettes: ['sundown', 'vasarely', 'orchard', 'lagoon', 'cobalt', 'midnight'],
  ownPalettes: {
    sundown: {
      id: 'sundown',
      bg: '#2B1B47',
      paper: '#FFF4DC',
      ink: '#2B1B47',
      a: '#F0566A',
      b: '#F98E4B',
      c: '#FBC65B',
      d: '#FDE6A8',
      e: '#7B3F8C',
      metal: 'gold',
    },
    vasarely: {
      id: 'vasarely',
      bg: '#FBF4E4',
      paper: '#FFFFFF',
      ink: '#17213B',
      a: '#14356B',
      b: '#E8492F',
      c: '#F4B73C',
      d: '#E7DCC6',
      e: '#1C5B7A',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday'],
    moods: ['playful', 'dry'],
    recipients: ['him', 'her', 'friend', 'colleague', 'brother'],
    headline: { max: 24, lines: 2, needsNumber: true },
  },
  draw: (input) => drawOptic(numberInSub(input)),
};
