import type { Family } from '#artwork/engine.ts';
import { drawFinds } from './cover.ts';
import { boxLook, cloverLook } from './look.ts';

export const family: Family = {
  id: 'finds',
  version: 1,
  title: 'Lucky finds',
  style: 'crafted',
  motifs: {
    clover: {
      hero: 'clover-patch',
      title: 'One in the whole field',
      alt: 'A patch of clover seen from above with a luggage label lying on it; one clover of them all has four leaves.',
      subjects: ['clover', 'four-leaf clover', 'luck', 'field', 'ladybird', 'label'],
      look: cloverLook,
      palettes: ['greensward', 'dewfall', 'hayfield'],
      fits: { occasions: ['good-luck', 'st-patricks', 'thinking-of-you', 'congratulations', 'thank-you'] },
    },
    box: {
      hero: 'lucky-charms',
      title: 'Ten lucky things',
      alt: 'A wooden box of small rooms: a clover, a horseshoe, a ladybird, a wishbone, acorns, a sixpence, a key, a stone, a feather and two dice.',
      subjects: ['luck', 'horseshoe', 'clover', 'wishbone', 'ladybird', 'key', 'feather', 'coin', 'dice'],
      look: boxLook,
    },
  },
  palettes: ['greensward', 'dewfall', 'hayfield', 'dusky'],
  ownPalettes: {
    greensward: { id: 'greensward', bg: '#DDE6C8', paper: '#FFF8E6', ink: '#1E2F26', a: '#C7402F', b: '#E7B858', c: '#5E9A4C', d: '#C4DC8E', e: '#1F4A38', metal: 'gold' },
    dewfall: { id: 'dewfall', bg: '#D5E6E2', paper: '#FCFBF2', ink: '#14303A', a: '#D8577A', b: '#EEC98A', c: '#3F9380', d: '#B4E0CC', e: '#16444F', metal: 'silver' },
    hayfield: { id: 'hayfield', bg: '#EFE3BE', paper: '#FFF7DF', ink: '#3A2A16', a: '#CE5B22', b: '#E8B23C', c: '#8C9A3A', d: '#E3DC8A', e: '#4A4A20', metal: 'gold' },
    dusky: { id: 'dusky', bg: '#D9D4E2', paper: '#FBF6EE', ink: '#2A2140', a: '#B8456E', b: '#E0B48A', c: '#5C7F78', d: '#B8CFC0', e: '#33305C', metal: 'rose' },
  },
  fits: {
    occasions: ['good-luck', 'congratulations', 'thank-you'],
    moods: ['warm', 'playful', 'dry', 'simple', 'proud'],
    recipients: ['anyone', 'friend', 'child', 'son', 'daughter', 'colleague', 'partner'],
    headline: { max: 34, lines: 2 },
  },
  draw: drawFinds,
};
