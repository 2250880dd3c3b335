import type { Family } from '#artwork/engine.ts';
import { drawHearthrug } from './cover.ts';
import { hearthrugLook } from './look.ts';

const QUIET = { occasions: ['sympathy'], not: ['birthday'], moods: ['quiet', 'warm', 'simple'], recipients: ['anyone', 'friend', 'her', 'him'] };

export const family: Family = {
  id: 'hearthrug',
  version: 2,
  title: 'On the hearthrug',
  style: 'painted',
  motifs: {
    corgi: {
      hero: 'corgi',
      title: 'The corgi in a hat',
      alt: 'A corgi with a white blaze and its tongue out looks straight at you, in a striped party hat and a red collar with a tag.',
      subjects: ['corgi', 'dog', 'pets', 'party-hat', 'animal', 'puppy', 'portrait'],
      palettes: ['basket', 'kennelblue', 'hearth'],
      look: { hero: { box: [240, 350, 760, 1060], window: 'round' }, stamp: [100, 330, 900, 1400] },
    },
    spaniel: {
      hero: 'spaniel-with-letter',
      title: 'The spaniel brings the post',
      alt: 'A liver and white spaniel with long curling ears holds a sealed letter in its mouth and hopes that you will open it.',
      subjects: ['spaniel', 'dog', 'letter', 'mail', 'pets', 'envelope', 'animal', 'puppy', 'portrait'],
      palettes: ['basket', 'hearth', 'kennelblue'],
      look: { hero: { box: [190, 450, 810, 1180], window: 'round' }, stamp: [100, 330, 900, 1400] },
    },
    dachshund: {
      hero: 'long-dachshund',
      title: 'The very long dachshund',
      alt: 'A dachshund in striped jumpers so long that it goes off the card twice and comes back, with a cat asleep on its middle.',
      subjects: ['dachshund', 'dog', 'sausage-dog', 'pets', 'cat', 'jumper', 'long', 'animal', 'funny'],
      palettes: ['kennelblue', 'basket', 'hearth'],
      look: { hero: { box: [560, 880, 1000, 1290], window: 'round' }, stamp: [60, 320, 960, 1320] },
    },
    ginger: {
      hero: 'ginger-cat',
      title: 'Ginger on the good rug',
      alt: 'A ginger striped cat sleeps curled up in a ring on a round braided rug, seen from above, with a felt mouse near by.',
      subjects: ['cat', 'ginger', 'tabby', 'sleep', 'rug', 'pets', 'pets-cat', 'kitten', 'animal', 'cosy'],
      palettes: ['hearth', 'basket', 'kennelblue'],
      look: { hero: { box: [60, 440, 940, 1330], window: 'round' }, stamp: [60, 400, 940, 1400] },
    },
    blackcat: {
      hero: 'cat-by-candlelight',
      title: 'Black cat by candlelight',
      alt: 'A black cat in a party hat looks over a small cake in the dark: two green eyes, long whiskers and the light of one candle.',
      subjects: ['cat', 'pets-cat', 'candle', 'cake', 'night', 'pets', 'party-hat', 'kitten', 'animal', 'portrait'],
      palettes: ['hearth', 'kennelblue', 'basket'],
      look: { hero: { box: [220, 440, 780, 1360], window: 'round' }, stamp: [90, 400, 910, 1400] },
    },
    hamster: {
      hero: 'hamster',
      title: 'Cheeks full of cake',
      alt: 'A golden hamster in a paper crown has both cheeks full of cake, and stands behind the half of it that is left.',
      subjects: ['hamster', 'pets', 'cake', 'crown', 'candles', 'animal', 'rodent', 'guinea-pig', 'greedy'],
      palettes: ['basket', 'kennelblue', 'hearth'],
      look: { hero: { box: [160, 400, 840, 1300], window: 'round' }, stamp: [100, 350, 900, 1400] },
    },
    lead: {
      hero: 'dog-lead',
      title: 'The lead on its peg',
      alt: 'A dog’s lead and a collar with a tag hang on pegs in a hall, and evening light from a window falls on the wall and on a ball.',
      subjects: ['dog', 'pets', 'lead', 'collar', 'light', 'evening', 'window', 'ball', 'quiet', 'home'],
      palettes: ['evening', 'linen'],
      fits: QUIET,
      look: { hero: { box: [150, 430, 900, 1320], window: 'arch' }, stamp: [110, 380, 900, 1390] },
    },
    cushion: {
      hero: 'window-cushion',
      title: 'The place in the window',
      alt: 'A cushion with a hollow in it lies on a window seat in the sun, beside a collar with a bell, and two robins sit in the tree outside.',
      subjects: ['cat', 'pets', 'pets-cat', 'window', 'cushion', 'light', 'garden', 'robin', 'quiet', 'home'],
      palettes: ['linen', 'evening'],
      fits: QUIET,
      look: { hero: { box: [150, 400, 850, 1190], window: 'arch' }, stamp: [60, 370, 940, 1400] },
    },
  },
  palettes: ['basket', 'kennelblue', 'hearth'],
  ownPalettes: {
    basket: { id: 'basket', bg: '#F7E3CF', paper: '#FFF9EC', ink: '#2E1B22', a: '#D8463C', b: '#F4B942', c: '#2F8479', d: '#F0B7A4', e: '#24344F', metal: 'gold' },
    kennelblue: { id: 'kennelblue', bg: '#DDEAF0', paper: '#FFFCF3', ink: '#16243A', a: '#E2574C', b: '#F3C24F', c: '#3F6FA3', d: '#B9D3DC', e: '#1C2F52', metal: 'silver' },
    hearth: { id: 'hearth', bg: '#F4E1D2', paper: '#FFF8EA', ink: '#2D1726', a: '#C8403F', b: '#EDAE49', c: '#6B7F45', d: '#E6B391', e: '#42203F', metal: 'gold' },
    evening: { id: 'evening', bg: '#D9D3DC', paper: '#FBF5EC', ink: '#2C2A3D', a: '#B9684E', b: '#E3AE63', c: '#5E7F86', d: '#CDB6A6', e: '#35364F', metal: 'gold' },
    linen: { id: 'linen', bg: '#DCE6E3', paper: '#FDF9EF', ink: '#26332F', a: '#B8705E', b: '#E8C27A', c: '#6E9077', d: '#DCCBB6', e: '#2E4745', metal: 'gold' },
  },
  look: hearthrugLook,
  fits: {
    occasions: ['birthday', 'just-because', 'thank-you', 'mothers-day', 'fathers-day', 'congratulations'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['playful', 'funny', 'warm', 'dry'],
    recipients: ['anyone', 'friend', 'her', 'him', 'mum', 'dad', 'sister', 'brother', 'partner', 'colleague', 'pet', 'group'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawHearthrug,
};
