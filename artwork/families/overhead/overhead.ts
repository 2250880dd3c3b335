import type { Family } from '#artwork/engine.ts';
import { drawOverhead } from './cover.ts';
import { allotment, caps, lake, parking, picnic } from './look.ts';

export const family: Family = {
  id: 'overhead',
  version: 1,
  title: 'From above',
  style: 'painted',
  motifs: {
    allotment: {
      hero: 'allotment',
      title: 'The allotment',
      alt: 'A vegetable plot from above: cabbages, beans and carrots round a deck chair, and a cat asleep on the shed.',
      subjects: ['garden', 'vegetables', 'chair', 'shed', 'cat', 'hat', 'book'],
      fits: { occasions: ['retirement', 'birthday', 'fathers-day'] },
      look: allotment,
    },
    lake: {
      hero: 'jetty',
      title: 'The end of the jetty',
      alt: 'A jetty on a lake from above: an office chair with a fishing rod, a briefcase of bait, and a boat tied up with a tie.',
      subjects: ['lake', 'boat', 'fish', 'chair', 'briefcase', 'jetty', 'tie', 'water'],
      palettes: ['lido', 'may', 'lagoon', 'orchard'],
      look: lake,
    },
    caps: {
      hero: 'graduates',
      title: 'Hats off',
      alt: 'Rows of graduates from above, and one square cap flying up with the words on it.',
      subjects: ['grad-cap', 'graduation', 'hat', 'crowd', 'tassel', 'exams'],
      fits: { occasions: ['congratulations'], moods: ['proud', 'playful', 'warm'], recipients: ['son', 'daughter', 'friend', 'anyone', 'group'], headline: { max: 24, lines: 2 } },
      look: caps,
    },
    parking: {
      hero: 'parked-car',
      title: 'A perfect park',
      alt: 'A street from above: a small car in a very tight space, a torn learner plate, and ducks on the crossing.',
      subjects: ['car', 'driving-test', 'road', 'street', 'duck', 'cat'],
      fits: { occasions: ['congratulations'], moods: ['playful', 'funny', 'dry', 'proud'], recipients: ['son', 'daughter', 'friend', 'anyone'], headline: { max: 24, lines: 2 } },
      look: parking,
    },
    picnic: {
      hero: 'picnic-for-two',
      title: 'Picnic for two',
      alt: 'A picnic rug from above with cake, lemonade, two pairs of shoes, and a ring in its box.',
      subjects: ['picnic', 'ring', 'engagement', 'cake', 'strawberry', 'basket', 'hat', 'garden'],
      fits: { occasions: ['congratulations'], moods: ['warm', 'loving', 'playful'], recipients: ['couple', 'friend', 'daughter', 'son'], headline: { max: 32, lines: 2 } },
      look: picnic,
    },
  },
  palettes: ['may', 'lido', 'sunbaked', 'lagoon', 'orchard'],
  ownPalettes: {
    may: { id: 'may', bg: '#F4EBD2', paper: '#FFFAEC', ink: '#24321F', a: '#CF4A32', b: '#EDB645', c: '#5E8F4B', d: '#A9CBB5', e: '#1F3B3A', metal: 'gold' },
    lido: { id: 'lido', bg: '#E3F0EC', paper: '#FFFBF0', ink: '#14313F', a: '#EC6A4C', b: '#F6C95B', c: '#2A8C8C', d: '#A5D6D0', e: '#123F54', metal: 'gold' },
  },
  fits: {
    occasions: ['retirement'],
    moods: ['warm', 'playful', 'quiet'],
    recipients: ['colleague', 'friend', 'dad', 'mum', 'parents', 'grandad', 'anyone'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawOverhead,
};
