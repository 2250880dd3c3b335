import type { Family } from '#artwork/engine.ts';
import { drawGoodCompany } from './cover.ts';
import { goodCompanyLook } from './look.ts';

const MENDING = { occasions: ['get-well'], not: ['sympathy', 'wedding', 'baby'], moods: ['playful', 'warm', 'funny'] };
const THINKING = { occasions: ['thinking-of-you', 'just-because', 'thank-you'], moods: ['warm', 'simple', 'playful'] };

export const family: Family = {
  id: 'goodcompany',
  version: 1,
  title: 'Good company',
  style: 'storybook',
  motifs: {
    bath: {
      hero: 'capybara-in-spring',
      title: 'The capybara in the bath',
      alt: 'A capybara sits in a hot spring by moonlight with a towel and a yuzu on its head, a red bird on its nose and fruit floating about it.',
      subjects: ['capybara', 'hot-spring', 'onsen', 'yuzu', 'bath', 'spa', 'moon', 'animal', 'rodent', 'calm', 'towel'],
      palettes: ['lagoonday', 'orchardfox', 'brightwater'],
      look: { hero: { box: [150, 460, 850, 1300], window: 'round' }, stamp: [40, 420, 960, 1390] },
    },
    ducklings: {
      hero: 'capybara-with-ducklings',
      title: 'The capybara and its party',
      alt: 'A capybara in a party hat and a wreath of daisies carries four ducklings in hats along its back, and a fifth walks beside it.',
      subjects: ['capybara', 'ducklings', 'duck', 'party-hat', 'daisies', 'animal', 'meadow', 'friends', 'cute'],
      palettes: ['brightwater', 'orchardfox', 'lagoonday'],
      look: { hero: { box: [120, 520, 960, 1300], window: 'round' }, stamp: [60, 470, 980, 1400] },
    },
    highland: {
      hero: 'highland-cow',
      title: 'The fringe',
      alt: 'A highland cow with dog roses and heather in its long fringe looks straight at you, a daisy in the corner of its mouth.',
      subjects: ['highland-cow', 'cow', 'heather', 'scotland', 'scottish', 'flowers', 'farm', 'animal', 'hills', 'hair'],
      palettes: ['orchardfox', 'brightwater', 'lagoonday'],
      look: { hero: { box: [230, 470, 770, 1200], window: 'round' }, stamp: [90, 430, 910, 1400] },
    },
    axolotl: {
      hero: 'axolotl',
      title: 'The axolotl in a crown',
      alt: 'A pink axolotl in a golden crown smiles on the floor of a lake among weed and bubbles, beside a small cake on a shell.',
      subjects: ['axolotl', 'salamander', 'water', 'lake', 'crown', 'cake', 'bubbles', 'animal', 'cute', 'pink'],
      palettes: ['lagoonday', 'brightwater', 'orchardfox'],
      look: { hero: { box: [180, 460, 860, 1180], window: 'round' }, stamp: [60, 420, 940, 1390] },
    },
    mending: {
      hero: 'axolotl-in-jar',
      title: 'The axolotl on the mend',
      alt: 'A pale axolotl in a jar of water has a thermometer in its mouth and a plaster on its tail, with a bottle of medicine beside the jar.',
      subjects: ['axolotl', 'salamander', 'jar', 'plaster', 'medicine', 'thermometer', 'animal', 'cute'],
      palettes: ['brightwater', 'orchardfox', 'lagoonday'],
      fits: MENDING,
      look: { hero: { box: [130, 530, 870, 1280], window: 'round' }, stamp: [60, 460, 980, 1390] },
    },
    sloth: {
      hero: 'hanging-sloth',
      title: 'The sloth, resting',
      alt: 'A sloth hangs from a bough by all four feet, asleep and smiling, with a cup of tea on its front and a butterfly on its head.',
      subjects: ['sloth', 'jungle', 'branch', 'tea', 'rest', 'slow', 'lazy', 'leaves', 'animal', 'sleep'],
      palettes: ['brightwater', 'lagoonday', 'orchardfox'],
      fits: MENDING,
      look: { hero: { box: [100, 470, 920, 1190], window: 'round' }, stamp: [40, 420, 960, 1400] },
    },
    redpanda: {
      hero: 'sleeping-red-panda',
      title: 'The red panda in the snow',
      alt: 'A red panda sleeps on a snowy bough before a great moon, curled up with its ringed tail round it like a blanket.',
      subjects: ['red-panda', 'panda', 'snow', 'moon', 'bamboo', 'sleep', 'tail', 'winter', 'animal', 'cosy'],
      palettes: ['lagoonday', 'orchardfox', 'brightwater'],
      fits: THINKING,
      look: { hero: { box: [150, 620, 870, 1220], window: 'round' }, stamp: [60, 400, 940, 1390] },
    },
    hedgehog: {
      hero: 'hedgehog-hug',
      title: 'The careful hug',
      alt: 'A hedgehog in an autumn wood holds its arms out wide, with maple leaves and an apple stuck on its spines and toadstools about.',
      subjects: ['hedgehog', 'hug', 'autumn', 'leaves', 'apple', 'toadstool', 'mushroom', 'woodland', 'animal', 'cute'],
      palettes: ['orchardfox', 'brightwater', 'lagoonday'],
      fits: THINKING,
      look: { hero: { box: [150, 480, 850, 1240], window: 'round' }, stamp: [60, 440, 940, 1400] },
    },
  },
  palettes: ['lagoonday', 'orchardfox', 'brightwater'],
  ownPalettes: {
    lagoonday: { id: 'lagoonday', bg: '#D9EBE6', paper: '#FFF9EC', ink: '#142A38', a: '#DD5A4A', b: '#F4BE4D', c: '#3D8A8C', d: '#F2B8A4', e: '#17365A', metal: 'gold' },
    orchardfox: { id: 'orchardfox', bg: '#F7E2CB', paper: '#FFF9EA', ink: '#321A1C', a: '#C8442F', b: '#F0AF43', c: '#6C8A5A', d: '#EDB694', e: '#40222F', metal: 'gold' },
    brightwater: { id: 'brightwater', bg: '#E2EFF3', paper: '#FFFDF4', ink: '#1C2448', a: '#E4586A', b: '#F8C84A', c: '#4AA08C', d: '#F5BBBB', e: '#2A2F66', metal: 'gold' },
  },
  look: goodCompanyLook,
  fits: {
    occasions: ['birthday', 'just-because', 'thank-you', 'congratulations', 'thinking-of-you'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['playful', 'funny', 'warm'],
    recipients: ['anyone', 'friend', 'her', 'him', 'child', 'son', 'daughter', 'niece', 'nephew', 'sister', 'brother', 'mum', 'dad', 'partner', 'group'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawGoodCompany,
};
