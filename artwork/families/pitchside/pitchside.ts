import type { Family } from '#artwork/engine.ts';
import { drawPitchside } from './cover.ts';
import { pitchsideLook } from './look.ts';

export const family: Family = {
  id: 'pitchside',
  version: 1,
  title: 'From the gantry',
  style: 'modern',
  motifs: {
    football: {
      hero: 'football-pitch',
      title: 'On the pitch',
      alt: 'A football pitch from above in a low sun, the words painted on the mown grass: two teams with long shadows, and the ball on its way to goal.',
      subjects: ['football', 'sport', 'pitch', 'team', 'grass', 'match', 'goal'],
      look: { hero: { box: [70, 20, 930, 460], window: 'plate' }, stamp: [240, 0, 760, 728] },
    },
    rugby: {
      hero: 'rugby',
      title: 'Over the line',
      alt: 'A rugby field from above: a player dives over the try line with the ball, the posts’ long shadows beside, the words painted on the grass.',
      subjects: ['rugby', 'sport', 'pitch', 'team', 'match', 'try', 'grass', 'ball'],
      palettes: ['floodlit', 'clubhouse', 'parkcourt'],
      look: { hero: { box: [260, 180, 940, 860], window: 'round' }, stamp: [240, 120, 900, 1044] },
    },
    basketball: {
      hero: 'basketball',
      title: 'The court in the park',
      alt: 'A painted basketball court from above with the words across it: a ball in the air near the hoop, five players and their shadows.',
      subjects: ['basketball', 'sport', 'court', 'ball', 'team', 'hoop', 'match'],
      palettes: ['parkcourt', 'clubhouse', 'floodlit'],
      look: { hero: { box: [110, 100, 890, 800], window: 'round' }, stamp: [200, 90, 800, 930] },
    },
    cricket: {
      hero: 'cricket',
      title: 'Six over the rope',
      alt: 'A village cricket green from above: players in white round the strip, the ball sailing over the boundary, deck chairs in a row and the roof of the pavilion.',
      subjects: ['cricket', 'sport', 'village', 'summer', 'team', 'grass', 'match', 'bat', 'trees'],
      palettes: ['clubhouse', 'floodlit', 'parkcourt'],
      look: { hero: { box: [80, 150, 920, 1130], window: 'oval' }, stamp: [130, 120, 870, 1156] },
    },
    lanes: {
      hero: 'swimming-pool',
      title: 'A lane to yourself',
      alt: 'A swimming pool from above with striped lane ropes: one person floats on their back in the middle lane, a rubber duck has the next.',
      subjects: ['swimming', 'swim', 'pool', 'water', 'sport', 'duck', 'summer', 'exercise', 'holiday'],
      palettes: ['floodlit', 'parkcourt', 'clubhouse'],
      fits: { occasions: ['birthday', 'retirement', 'just-because', 'mothers-day'], recipients: ['anyone', 'her', 'friend', 'mum', 'sister', 'him', 'grandma', 'colleague'] },
      look: { hero: { box: [200, 540, 900, 1300], window: 'round' }, stamp: [180, 380, 880, 1360] },
    },
  },
  palettes: ['clubhouse', 'floodlit', 'parkcourt'],
  ownPalettes: {
    clubhouse: { id: 'clubhouse', bg: '#E4EBD8', paper: '#FFFDF2', ink: '#16241A', a: '#C8402F', b: '#F2BE48', c: '#3F7F4A', d: '#D8E3C4', e: '#1F3F6B', metal: 'gold' },
    floodlit: { id: 'floodlit', bg: '#DCE8EC', paper: '#FCFDF8', ink: '#122030', a: '#2A6FB0', b: '#F6C84A', c: '#2F7D6B', d: '#C6DDE0', e: '#14305C', metal: 'silver' },
    parkcourt: { id: 'parkcourt', bg: '#F4E3D6', paper: '#FFFAF2', ink: '#2A1820', a: '#C2472E', b: '#F2A93B', c: '#2F6F6B', d: '#EBC9AE', e: '#4A2366', metal: 'rose' },
  },
  look: pitchsideLook,
  fits: {
    occasions: ['birthday', 'congratulations', 'good-luck', 'fathers-day', 'thank-you', 'retirement'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['playful', 'funny', 'warm', 'proud', 'dry'],
    recipients: ['anyone', 'him', 'her', 'friend', 'son', 'daughter', 'brother', 'sister', 'dad', 'grandad', 'child', 'nephew', 'colleague', 'group'],
    headline: { max: 26, lines: 3 },
  },
  draw: drawPitchside,
};
