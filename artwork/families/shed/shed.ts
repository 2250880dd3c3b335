import type { Family } from '#artwork/engine.ts';
import { drawShed } from './cover.ts';

export const family: Family = {
  id: 'shed',
  version: 2,
  title: 'The shed',
  style: 'vintage',
  motifs: {
    tools: {
      hero: 'tools',
      title: 'Tools on the wall',
      alt: 'A rule, a saw, a hammer, spanners and pliers hung on a pegboard.',
      subjects: ['tools', 'shed', 'wall'],
    },
    flies: {
      hero: 'fishing-flies',
      title: 'Box of flies',
      alt: 'An open box with rows of fishing flies.',
      subjects: ['fish', 'tools', 'lake', 'river'],
    },
  },
  palettes: ['pegboard', 'tweed', 'noir', 'midnight', 'sunbaked'],
  ownPalettes: {
    pegboard: {
      id: 'pegboard',
      bg: '#E8D9BE',
      paper: '#FBF1DC',
      ink: '#1F2E3A',
      a: '#C23B2A',
      b: '#E0A63A',
      c: '#4F7A5C',
      d: '#D9B98A',
      e: '#2E5A66',
      metal: 'gold',
    },
    tweed: {
      id: 'tweed',
      bg: '#2E3A2C',
      paper: '#F0E4CB',
      ink: '#FFF3DC',
      a: '#B8402E',
      b: '#E0AC48',
      c: '#5F8A5A',
      d: '#C9772F',
      e: '#2F5A7A',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['fathers-day', 'birthday', 'retirement', 'thank-you'],
    moods: ['playful', 'warm', 'dry'],
    recipients: ['dad', 'grandad', 'him', 'neighbour', 'stepparent'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawShed,
};
