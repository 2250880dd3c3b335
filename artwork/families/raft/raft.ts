import type { Family } from '#artwork/engine.ts';
import { drawRaft } from './cover.ts';
import { raftLook } from './look.ts';

export const family: Family = {
  id: 'raft',
  version: 1,
  title: 'Otters',
  style: 'storybook',
  motifs: {
    hands: {
      hero: 'otters-holding-hands',
      title: 'Otters hand in hand',
      alt: 'Two otters sleep on their backs on a moonlit sea, wrapped in kelp and holding hands so as not to drift apart.',
      subjects: ['otter', 'couple', 'sea', 'moon', 'night', 'hands', 'love', 'animal', 'sleep', 'together'],
      palettes: ['moonlit', 'cove'],
      look: { hero: { box: [60, 640, 940, 1300], window: 'round' }, stamp: [60, 380, 940, 1400] },
    },
    stone: {
      hero: 'otter-with-heart',
      title: 'The otter’s best stone',
      alt: 'An otter floats on its back in bright water and holds a heart-shaped stone to its chest, while a small crab swims by.',
      subjects: ['otter', 'heart', 'sea', 'stone', 'love', 'animal', 'crab', 'water', 'summer'],
      palettes: ['cove', 'moonlit'],
      look: { hero: { box: [230, 520, 770, 1290], window: 'round' }, stamp: [80, 400, 920, 1400] },
    },
  },
  palettes: ['moonlit', 'cove'],
  ownPalettes: {
    moonlit: { id: 'moonlit', bg: '#DDE4EE', paper: '#FFF9EC', ink: '#151D38', a: '#D9674F', b: '#F2C56A', c: '#3E7F8E', d: '#8E8FC0', e: '#1F2C55', metal: 'silver' },
    cove: { id: 'cove', bg: '#FBE7CF', paper: '#FFFBF0', ink: '#1B2F38', a: '#E0604B', b: '#F5C04F', c: '#3FA09B', d: '#F2B59B', e: '#1D4457', metal: 'gold' },
  },
  look: raftLook,
  fits: {
    occasions: ['anniversary', 'just-because', 'birthday', 'valentine', 'thinking-of-you', 'thank-you'],
    not: ['sympathy', 'baby'],
    moods: ['warm', 'loving', 'playful', 'simple'],
    recipients: ['partner', 'wife', 'husband', 'anyone', 'friend', 'couple', 'her', 'him', 'daughter', 'son', 'sister', 'mum'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawRaft,
};
