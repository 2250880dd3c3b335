import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawRobots } from './cover.ts';

export const family: Family = {
  id: 'robots',
  version: 1,
  title: 'Tin robots',
  style: 'vintage',
  motifs: {
    tin: {
      hero: 'tin-robot',
      title: 'Tin robot',
      alt: 'A tin robot holding a lit candle, with dials on its chest.',
      subjects: ['robot', 'space', 'child', 'candle'],
    },
    panel: {
      hero: 'robot-face',
      title: 'Robot face',
      alt: 'A machine panel whose dials and lamps make a face.',
      subjects: ['robot', 'space', 'child'],
    },
    dog: {
      hero: 'robot-dog',
      title: 'Tin dog',
      alt: 'A clockwork tin dog on wheels.',
      subjects: ['robot', 'dog', 'child'],
    },
  },
  palettes: ['tinplate', 'workshop', 'lagoon', 'cobalt', 'lemonade'],
  ownPalettes: {
    tinplate: {
      id: 'tinplate',
      bg: '#F6DFB4',
      paper: '#FFF7E4',
      ink: '#22303C',
      a: '#E2472F',
      b: '#F5B93A',
      c: '#2F8C9B',
      d: '#B9D6D2',
      e: '#1E4658',
      metal: 'silver',
    },
    workshop: {
      id: 'workshop',
      bg: '#C9E4E0',
      paper: '#FFFAEE',
      ink: '#20303F',
      a: '#E8552F',
      b: '#F8C23C',
      c: '#2D7F95',
      d: '#A9D6CF',
      e: '#1D3F52',
      metal: 'silver',
    },
  },
  fits: {
    occasions: ['birthday'],
    moods: ['playful', 'dry'],
    recipients: ['child', 'son', 'him', 'brother', 'nephew', 'colleague'],
    headline: { max: 26, lines: 2, needsNumber: true },
  },
  draw: (input) => drawRobots(numberInSub(input)),
};
