import type { Family } from '#artwork/engine.ts';
import { drawOnduty } from './cover.ts';
import { ondutyLook } from './look.ts';

export const family: Family = {
  id: 'onduty',
  version: 1,
  title: 'On duty',
  style: 'painted',
  motifs: {
    nurse: {
      hero: 'nurse-tunic',
      title: 'The nurse’s badge',
      alt: 'The front of a nurse’s tunic with the words on the badge: a stethoscope, a fob watch, and a pocket full of pens, scissors and a thermometer.',
      subjects: ['nurse', 'doctor', 'hospital', 'midwife', 'carer', 'stethoscope', 'watch', 'badge', 'uniform', 'medical'],
      look: { hero: { box: [260, 300, 960, 980], window: 'round' }, stamp: [150, 380, 830, 1332] },
    },
    desk: {
      hero: 'class-book',
      title: 'The class’s own book',
      alt: 'A teacher’s desk from above with the words on the label of a marbled exercise book: gold stars, a red apple, pencils and a page of sums marked right.',
      subjects: ['teacher', 'school', 'class', 'book', 'apple', 'pencil', 'stars', 'desk', 'sums'],
      palettes: ['schoolroom', 'ward', 'theatre'],
      look: { hero: { box: [120, 240, 900, 1220], window: 'plate' }, stamp: [120, 200, 880, 1264] },
    },
  },
  palettes: ['ward', 'theatre', 'schoolroom'],
  ownPalettes: {
    ward: { id: 'ward', bg: '#DCE8EC', paper: '#FFFDF6', ink: '#16243A', a: '#4A86B8', b: '#E9B84A', c: '#C8443C', d: '#C9DDE6', e: '#1F3F70', metal: 'silver' },
    theatre: { id: 'theatre', bg: '#DCECE4', paper: '#FEFDF5', ink: '#142A2A', a: '#3F9484', b: '#F0B85A', c: '#D2553E', d: '#C6E0D4', e: '#174A4A', metal: 'gold' },
    schoolroom: { id: 'schoolroom', bg: '#F2E4CE', paper: '#FFFAEE', ink: '#241A16', a: '#B5372E', b: '#F0B53C', c: '#2F7A5C', d: '#E6C79A', e: '#26262E', metal: 'gold' },
  },
  look: ondutyLook,
  fits: {
    occasions: ['thank-you', 'congratulations', 'retirement'],
    not: ['sympathy', 'valentine'],
    moods: ['warm', 'playful', 'proud'],
    recipients: ['anyone', 'friend', 'colleague', 'daughter', 'sister', 'mum', 'her', 'him', 'teacher', 'group'],
    headline: { max: 26, lines: 3 },
  },
  draw: drawOnduty,
};
