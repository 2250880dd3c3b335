import type { Family } from '#artwork/engine.ts';
import { drawLinocut } from './cover.ts';

export const family: Family = {
  id: 'linocut',
  version: 3,
  title: 'Linocuts',
  style: 'block print',
  motifs: {
    poppy: {
      hero: 'lino-poppies',
      title: 'Poppies by moonlight',
      alt: 'A stand of poppies below the moon, cut in lino.',
      subjects: ['flowers', 'moon', 'garden', 'night'],
    },
    ship: {
      hero: 'lino-ship',
      title: 'Boat by moonlight',
      alt: 'A sailing boat below the moon, cut in lino.',
      subjects: ['boat', 'sea', 'moon', 'night'],
    },
  },
  palettes: ['cobalt', 'orchard', 'lagoon', 'midnight', 'crimson'],
  fits: {
    occasions: ['congratulations', 'retirement', 'birthday', 'good-luck', 'farewell-colleague'],
    moods: ['quiet', 'warm', 'proud'],
    recipients: ['him', 'her', 'friend', 'colleague', 'dad'],
    headline: { max: 22, lines: 1 },
  },
  draw: drawLinocut,
};
