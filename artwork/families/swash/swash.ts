import type { Family } from '#artwork/engine.ts';
import { drawSwash } from './cover.ts';

export const family: Family = {
  id: 'swash',
  version: 1,
  title: 'Swash letters',
  style: 'lettering',
  motifs: {
    initial: {
      hero: 'initial-flowers',
      title: 'Initial with flowers',
      alt: 'One great letter with a flowering twig wound through it.',
      subjects: ['type', 'flowers', 'leaf'],
      fits: { occasions: ['birthday', 'congratulations'] },
    },
    ampersand: {
      hero: 'ampersand',
      title: 'Two names and an ampersand',
      alt: 'A great ampersand between two names, with a flowering twig.',
      subjects: ['type', 'flowers', 'ring', 'rings'],
      fits: {
        occasions: ['wedding', 'engagement', 'anniversary'],
        recipients: ['couple', 'parents'],
        headline: { needsNumber: false },
      },
    },
  },
  palettes: ['emerald', 'nordic', 'orchard', 'noir', 'cobalt', 'crimson'],
  look: { ownWords: true },
  fits: {
    occasions: ['congratulations', 'birthday', 'wedding', 'engagement', 'anniversary'],
    moods: ['elegant', 'proud'],
    recipients: ['her', 'him', 'couple', 'friend'],
    headline: { max: 18, lines: 1, needsName: true },
  },
  draw: drawSwash,
};
