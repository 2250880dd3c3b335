import type { Family } from '#artwork/engine.ts';
import { drawDayone } from './cover.ts';
import { dayoneLook } from './look.ts';

export const family: Family = {
  id: 'dayone',
  version: 1,
  title: 'Day one',
  style: 'storybook',
  motifs: {
    pegs: {
      hero: 'school-peg',
      title: 'A peg of your own',
      alt: 'A cardigan, a big red satchel, a woolly hat and a water bottle hang on school pegs over a lunch box and a pair of new shoes.',
      subjects: ['school', 'first-day', 'satchel', 'bag', 'child', 'shoes', 'nursery', 'classroom', 'stars', 'hat'],
      palettes: ['playtime', 'register'],
      fits: { recipients: ['child', 'son', 'daughter', 'niece', 'nephew', 'godchild'] },
      look: { hero: { box: [60, 540, 940, 1370], window: 'plate' }, stamp: [50, 380, 950, 1400] },
    },
    road: {
      hero: 'open-road',
      title: 'The open road',
      alt: 'A driver waves from a red open car on a road that winds into the hills, and a white plate with a red L flies off behind.',
      subjects: ['car', 'driving', 'road', 'driving-test', 'l-plate', 'travel', 'hills', 'freedom', 'keys'],
      palettes: ['register', 'playtime'],
      look: { hero: { box: [200, 480, 830, 1390], window: 'round' }, stamp: [60, 400, 940, 1400] },
    },
  },
  palettes: ['playtime', 'register'],
  ownPalettes: {
    playtime: { id: 'playtime', bg: '#FDE9C8', paper: '#FFFBF0', ink: '#22223A', a: '#DD4B3E', b: '#F6BE3F', c: '#4C9C93', d: '#F2AF94', e: '#2B3A67', metal: 'gold' },
    register: { id: 'register', bg: '#D8ECF0', paper: '#FFFCF2', ink: '#182B3C', a: '#E2553F', b: '#F6C344', c: '#5BA06E', d: '#F3B79A', e: '#1F3F63', metal: 'gold' },
  },
  look: dayoneLook,
  fits: {
    occasions: ['congratulations', 'good-luck', 'just-because'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['proud', 'playful', 'warm', 'funny'],
    recipients: ['anyone', 'son', 'daughter', 'friend', 'niece', 'nephew', 'him', 'her'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawDayone,
};
