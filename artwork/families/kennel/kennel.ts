import type { Family } from '#artwork/engine.ts';
import { drawKennel } from './cover.ts';

export const family: Family = {
  id: 'kennel',
  version: 1,
  title: 'Dogs of distinction',
  style: 'painted',
  motifs: {
    dachshund: {
      hero: 'dachshund',
      title: 'The dachshund',
      alt: 'A portrait of a dachshund in a white ruff, in a gilt oval frame.',
      subjects: ['dog', 'pets', 'frame', 'portrait'],
    },
    poodle: {
      hero: 'poodle',
      title: 'The poodle',
      alt: 'A portrait of a white poodle in pearls, in a gilt oval frame.',
      subjects: ['dog', 'pets', 'frame', 'portrait'],
      fits: {
        occasions: ['birthday', 'mothers-day', 'thank-you', 'congratulations', 'just-because'],
        recipients: ['her', 'mum', 'friend', 'grandma'],
      },
    },
    greyhound: {
      hero: 'greyhound',
      title: 'The greyhound',
      alt: 'A portrait of a grey greyhound in an admiral’s coat, in a silver oval frame.',
      subjects: ['dog', 'pets', 'frame', 'portrait', 'retirement'],
    },
    scottie: {
      hero: 'scottie',
      title: 'The scottie',
      alt: 'A portrait of a black scottie in collar and bow tie, in a gilt oval frame.',
      subjects: ['dog', 'pets', 'frame', 'portrait'],
    },
    spaniel: {
      hero: 'spaniel',
      title: 'The spaniel',
      alt: 'A portrait of a spaniel with silky ears, in a gilt oval frame.',
      subjects: ['dog', 'pets', 'frame', 'portrait'],
    },
    labrador: {
      hero: 'labrador',
      title: 'The labrador',
      alt: 'A portrait of a golden labrador in collar and bow tie, in a gilt oval frame.',
      subjects: ['dog', 'pets', 'frame', 'portrait'],
    },
  },
  palettes: ['emerald', 'crimson', 'midnight', 'plum', 'noir', 'lagoon'],
  fits: {
    occasions: ['birthday', 'fathers-day', 'thank-you', 'congratulations', 'retirement', 'just-because', 'anniversary'],
    moods: ['dry', 'playful', 'funny'],
    recipients: ['dad', 'him', 'friend', 'boss', 'grandad', 'pet'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawKennel,
};
