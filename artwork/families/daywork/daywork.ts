import type { Family } from '#artwork/engine.ts';
import { drawDayWork } from './cover.ts';
import { dayWorkLook } from './look.ts';

export const family: Family = {
  id: 'daywork',
  version: 1,
  title: 'All in a day’s work',
  style: 'modern',
  motifs: {
    brief: {
      hero: 'brief-and-wig',
      title: 'The brief in pink tape',
      alt: 'A barrister’s brief tied with pink tape lies on a green leather desk, with the wig, a pen and a pair of spectacles.',
      subjects: ['lawyer', 'barrister', 'solicitor', 'law', 'wig', 'court', 'legal', 'pen', 'desk', 'attorney', 'judge', 'job'],
      palettes: ['workbench', 'shiftblue', 'sitedust'],
      look: { hero: { box: [90, 860, 560, 1380], window: 'plate' }, stamp: [130, 220, 870, 1256] },
    },
    scene: {
      hero: 'cake-behind-cordon',
      title: 'The scene of the cake',
      alt: 'A birthday cake with one slice gone stands under a lamp behind blue and white tape, its crumbs numbered and the slice outlined in chalk.',
      subjects: ['police', 'detective', 'officer', 'crime', 'cake', 'candles', 'tape', 'job', 'funny', 'policeman', 'policewoman', 'mystery'],
      palettes: ['shiftblue', 'workbench', 'sitedust'],
      look: { hero: { box: [160, 620, 860, 1320], window: 'round' }, stamp: [40, 380, 960, 1400] },
    },
    jacket: {
      hero: 'fire-coat',
      title: 'The coat on its hook',
      alt: 'A firefighter’s coat with reflecting bands hangs in a locker under a yellow helmet, the boots ready beneath.',
      subjects: ['firefighter', 'fireman', 'fire', 'helmet', 'coat', 'boots', 'brigade', 'job', 'rescue', 'hero'],
      palettes: ['workbench', 'sitedust', 'shiftblue'],
      look: { hero: { box: [220, 70, 780, 330], window: 'plate' }, stamp: [80, 80, 920, 1256] },
    },
    ambulance: {
      hero: 'ambulance',
      title: 'The ambulance at night',
      alt: 'An ambulance with its blue lights on stands in the rain in a street of dark houses, one of them with a lit window.',
      subjects: ['paramedic', 'ambulance', 'medic', 'emergency', 'night', 'rain', 'job', 'nurse', 'rescue', 'hero', 'van'],
      palettes: ['shiftblue', 'workbench', 'sitedust'],
      look: { hero: { box: [20, 400, 1000, 1240], window: 'plate' }, stamp: [20, 120, 980, 1400] },
    },
    wall: {
      hero: 'builders-wall',
      title: 'The wall at four o’clock',
      alt: 'A hard hat, a mug of tea, a trowel and a level lie on a half-built brick wall, and a robin has settled at the end of it.',
      subjects: ['builder', 'bricklayer', 'bricks', 'hard-hat', 'tools', 'scaffold', 'tea', 'robin', 'job', 'building', 'construction', 'trowel'],
      palettes: ['sitedust', 'workbench', 'shiftblue'],
      look: { hero: { box: [20, 690, 680, 1380], window: 'round' }, stamp: [40, 620, 600, 1400] },
    },
    salon: {
      hero: 'salon-mirror',
      title: 'The looking-glass',
      alt: 'A salon’s arched mirror with lit bulbs stands over a counter with combs, bottles and scissors, the chair before it.',
      subjects: ['hairdresser', 'barber', 'salon', 'mirror', 'scissors', 'hair', 'comb', 'beauty', 'job', 'stylist', 'haircut'],
      palettes: ['sitedust', 'workbench', 'shiftblue'],
      look: { hero: { box: [60, 960, 940, 1390], window: 'plate' }, stamp: [90, 60, 910, 1208] },
    },
    waiting: {
      hero: 'vets-waiting-room',
      title: 'The waiting room',
      alt: 'A dog with a bandage, a cat in its carrier, a tortoise, a goat with a thermometer, a parrot and a mouse wait on a bench at the vet’s.',
      subjects: ['vet', 'veterinary', 'veterinarian', 'dog', 'cat', 'tortoise', 'goat', 'parrot', 'mouse', 'pets', 'animal', 'job'],
      palettes: ['workbench', 'shiftblue', 'sitedust'],
      look: { hero: { box: [40, 560, 860, 1340], window: 'plate' }, stamp: [30, 500, 970, 1400] },
    },
  },
  palettes: ['workbench', 'shiftblue', 'sitedust'],
  ownPalettes: {
    workbench: { id: 'workbench', bg: '#F3E4CB', paper: '#FFF9EA', ink: '#241E22', a: '#CB4A34', b: '#F0B43C', c: '#4C8A80', d: '#EDBB9A', e: '#22324C', metal: 'gold' },
    shiftblue: { id: 'shiftblue', bg: '#DCE6EE', paper: '#FFFCF2', ink: '#141F3A', a: '#E0503F', b: '#F5C044', c: '#4A7FA8', d: '#F0B9AE', e: '#1D2C58', metal: 'silver' },
    sitedust: { id: 'sitedust', bg: '#F6E5CF', paper: '#FFFAEC', ink: '#2B1C1A', a: '#C9523A', b: '#F2B233', c: '#6E8F78', d: '#F0B795', e: '#3A2B3E', metal: 'gold' },
  },
  look: dayWorkLook,
  fits: {
    occasions: ['birthday', 'thank-you', 'congratulations', 'retirement', 'good-luck'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['warm', 'funny', 'dry', 'playful', 'proud'],
    recipients: ['anyone', 'friend', 'colleague', 'him', 'her', 'boss', 'partner', 'dad', 'mum', 'brother', 'sister', 'neighbour', 'group'],
    headline: { max: 28, lines: 3 },
  },
  draw: drawDayWork,
};
