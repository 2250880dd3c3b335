import type { Family } from '#artwork/engine.ts';
import { drawOffing } from './cover.ts';
import { boatLook, ropeLook, wingsLook } from './look.ts';

export const family: Family = {
  id: 'offing',
  version: 1,
  title: 'Setting off',
  style: 'poster',
  motifs: {
    rope: {
      hero: 'tightrope',
      title: 'Over the roofs',
      alt: 'A walker in a bright coat crosses a wire over the roofs of a town at dusk, with the moon behind and a cat following.',
      subjects: ['tightrope', 'circus', 'moon', 'roofs', 'town', 'cat', 'night'],
      look: ropeLook,
    },
    boat: {
      hero: 'dinghy',
      title: 'Pushed off at first light',
      alt: 'A small sailing boat with a patched sail and a lit lamp leaves the reeds at dawn, watched by a family of ducks.',
      subjects: ['boat', 'sailing', 'sea', 'reeds', 'ducks', 'journey', 'lamp'],
      look: boatLook,
      fits: { occasions: ['good-luck', 'farewell-colleague', 'retirement', 'congratulations'] },
    },
    wings: {
      hero: 'stage-curtain',
      title: 'Behind the curtain',
      alt: 'A full theatre seen through the gap in a stage curtain, its lamps lit, with a cross of tape on the boards.',
      subjects: ['theatre', 'stage', 'curtain', 'show', 'audience', 'mouse'],
      look: wingsLook,
    },
  },
  palettes: ['lamplight', 'rosehip', 'firstlight', 'embers'],
  ownPalettes: {
    lamplight: { id: 'lamplight', bg: '#1D2A5B', paper: '#FFF6E2', ink: '#FFF6E2', a: '#D9482F', b: '#8C6AA6', c: '#3F6C8C', d: '#F8C98B', e: '#17193F', metal: 'gold' },
    rosehip: { id: 'rosehip', bg: '#4A1D4D', paper: '#FFF3E6', ink: '#FFF3E6', a: '#C9263F', b: '#D9667A', c: '#6A4A8C', d: '#FBCFA0', e: '#2A1238', metal: 'rose' },
    firstlight: { id: 'firstlight', bg: '#0F4A5C', paper: '#FFFAEA', ink: '#FFFAEA', a: '#E0562F', b: '#5FA8A4', c: '#2F7A78', d: '#F9E3A0', e: '#0B2C3D', metal: 'gold' },
    embers: { id: 'embers', bg: '#3B2024', paper: '#FFF1D6', ink: '#FFF1D6', a: '#C93A25', b: '#D9823B', c: '#6B5A48', d: '#FBD58A', e: '#22151C', metal: 'gold' },
  },
  fits: {
    occasions: ['good-luck', 'congratulations', 'farewell-colleague'],
    moods: ['warm', 'proud', 'quiet', 'elegant'],
    recipients: ['anyone', 'friend', 'daughter', 'son', 'child', 'partner', 'colleague'],
    headline: { max: 34, lines: 2 },
  },
  draw: drawOffing,
};
