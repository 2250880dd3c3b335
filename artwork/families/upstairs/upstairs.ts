import { type Family, mix } from '#artwork/engine.ts';
import { drawUpstairs } from './cover.ts';

export const family: Family = {
  id: 'upstairs',
  version: 1,
  title: 'The whole street knows',
  style: 'pen and ink',
  motifs: {
    windows: {
      hero: 'house-front',
      title: 'A sheet from the windows',
      alt: 'A house front with a painted bed sheet hung from its windows, and a tuba, a pan, a cat and balloons at the others.',
      subjects: ['house', 'window', 'street', 'banner', 'tuba', 'music', 'cat', 'balloon', 'confetti'],
      fits: { occasions: ['congratulations', 'birthday'], headline: { max: 26, lines: 2 } },
      look: { hero: { box: [768, 868, 988, 1088], window: 'round' }, stamp: [748, 838, 1000, 1151] },
    },
    canyon: {
      hero: 'parade',
      title: 'Ticker tape',
      alt: 'A parade from a high window: a banner across the street, flags, a marching band, and paper falling between tall houses.',
      subjects: ['parade', 'street', 'confetti', 'banner', 'flag', 'band', 'crowd', 'city'],
      look: { hero: { box: [300, 640, 700, 1040], window: 'round' }, stamp: [210, 600, 790, 1319] },
    },
    belfry: {
      hero: 'church-bell',
      title: 'Ring it out',
      alt: 'A bell swinging in its tower above the roofs of a town, with flags out and pigeons put up by the noise.',
      subjects: ['bell', 'tower', 'town', 'flag', 'pigeon', 'bird', 'roof', 'bunting'],
      fits: { occasions: ['congratulations', 'wedding'], headline: { max: 26, lines: 2 } },
      look: { hero: { box: [320, 560, 680, 920], window: 'round' }, stamp: [290, 500, 710, 1021] },
    },
  },
  palettes: ['fanfare', 'marina', 'lagoon', 'orchard'],
  ownPalettes: {
    fanfare: { id: 'fanfare', bg: '#F7EAD0', paper: '#FFF9EA', ink: '#1C2440', a: '#E2492F', b: '#F4B63C', c: '#2F7FA6', d: '#A9D2D6', e: '#182043', metal: 'gold' },
    marina: { id: 'marina', bg: '#F9E4DC', paper: '#FFF8F1', ink: '#2A1F3D', a: '#E4576B', b: '#F7C66A', c: '#4A7DA8', d: '#B9D9CF', e: '#2A1F45', metal: 'gold' },
  },
  fits: {
    occasions: ['congratulations'],
    moods: ['proud', 'playful', 'warm', 'funny'],
    recipients: ['anyone', 'friend', 'daughter', 'son', 'colleague', 'group', 'couple'],
    headline: { max: 24, lines: 2 },
  },
  look: { kit: (p) => ({ env: mix(p.d, p.paper, 0.3), liner: p.a }) },
  draw: drawUpstairs,
};
