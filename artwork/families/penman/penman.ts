import type { Family } from '#artwork/engine.ts';
import { drawPenman } from './cover.ts';

export const family: Family = {
  id: 'penman',
  version: 2,
  title: 'Pen flourishes',
  style: 'pen and ink',
  motifs: {
    bird: {
      hero: 'pen-bird',
      title: 'Bird with a letter',
      alt: 'A bird carrying a letter, drawn in pen flourishes.',
      subjects: ['bird', 'letter', 'pen', 'mail'],
    },
    oval: {
      hero: 'pen-oval',
      title: 'Flourished oval',
      alt: 'An oval of looping pen strokes round the words.',
      subjects: ['pen', 'type', 'frame'],
    },
    heart: {
      hero: 'pen-heart',
      title: 'Flourished heart',
      alt: 'A heart of looping pen strokes.',
      subjects: ['heart', 'pen'],
      fits: { occasions: ['love-valentine', 'anniversary', 'wedding', 'engagement'] },
    },
  },
  palettes: ['noir', 'cobalt', 'crimson', 'emerald', 'orchard'],
  fits: {
    occasions: ['thank-you', 'birthday', 'congratulations', 'anniversary', 'love-valentine'],
    moods: ['elegant', 'loving'],
    recipients: ['friend', 'her', 'him', 'teacher', 'partner'],
    headline: { max: 24, lines: 1 },
  },
  draw: drawPenman,
};
