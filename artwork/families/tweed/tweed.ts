import type { Family } from '#artwork/engine.ts';
import { drawTweed } from './cover.ts';
import { tweedLook } from './look.ts';

export const family: Family = {
  id: 'tweed',
  version: 1,
  title: 'Tweed',
  style: 'stitched',
  motifs: {
    fields: {
      hero: 'stone-walls',
      title: 'Fields to the sea',
      alt: 'Small green fields down to the sea, each a piece of tweed, grey walls stitched between them, sheep in the corners and one shaft of sun under the rain.',
      subjects: ['fields', 'walls', 'sheep', 'sea', 'rain', 'sun', 'cottage', 'irish', 'weather'],
      look: { hero: { box: [180, 620, 820, 1180], window: 'round' }, stamp: [160, 420, 840, 1215] },
    },
    lapel: {
      hero: 'shamrock-lapel',
      title: 'Shamrock on a lapel',
      alt: 'The front of a tweed jacket close by: a sprig of fresh shamrock pinned to its lapel, a waistcoat and a green tie.',
      subjects: ['shamrock', 'jacket', 'tie', 'socks', 'wool', 'irish'],
      palettes: ['heather', 'donegal', 'bogland', 'softmist'],
      look: { hero: { box: [630, 490, 960, 880], window: 'soft' }, stamp: [370, 400, 980, 1113] },
    },
    sheep: {
      hero: 'wet-sheep',
      title: 'A sheep in the rain',
      alt: 'One large sheep in curls of wool on a tweed hillside, perfectly calm, in rain that is sewn with running stitch.',
      subjects: ['sheep', 'rain', 'wool', 'fields', 'walls', 'irish', 'weather'],
      palettes: ['softmist', 'donegal', 'heather', 'bogland'],
      look: { hero: { box: [170, 480, 850, 1090], window: 'round' }, stamp: [150, 420, 860, 1250] },
    },
  },
  palettes: ['donegal', 'heather', 'bogland', 'softmist'],
  ownPalettes: {
    donegal: { id: 'donegal', bg: '#C9D3CB', paper: '#F6F2E4', ink: '#20301F', a: '#4F7F3E', b: '#D3A83B', c: '#7E9A5B', d: '#B9C79A', e: '#2C4A38', metal: 'gold' },
    heather: { id: 'heather', bg: '#CFC8D4', paper: '#F6F0EC', ink: '#2B2440', a: '#5F7F4E', b: '#D98B5F', c: '#8B7FA8', d: '#B7C4A0', e: '#43355E', metal: 'rose' },
    bogland: { id: 'bogland', bg: '#D9C7A8', paper: '#F8EFDC', ink: '#33231A', a: '#6D7A34', b: '#C9752E', c: '#9A7A45', d: '#C4BC84', e: '#4C3424', metal: 'gold' },
    softmist: { id: 'softmist', bg: '#A9BDC4', paper: '#F2F4EF', ink: '#16303A', a: '#3F7D6B', b: '#E4C068', c: '#6C97A0', d: '#B8D0C0', e: '#1F4552', metal: 'silver' },
  },
  look: tweedLook,
  fits: {
    occasions: ['st-patricks'],
    moods: ['warm', 'quiet', 'dry', 'funny', 'simple', 'loving'],
    recipients: ['anyone', 'friend', 'dad', 'grandad', 'mum', 'grandma', 'parents', 'neighbour'],
    headline: { max: 32, lines: 2 },
  },
  draw: drawTweed,
};
