import type { Family } from '#artwork/engine.ts';
import { drawShopfront } from './cover.ts';
import { shopfrontLook } from './look.ts';

export const family: Family = {
  id: 'shopfront',
  version: 1,
  title: 'The street at home',
  style: 'painted',
  motifs: {
    pub: {
      hero: 'pub',
      title: 'Music inside',
      alt: 'A painted Irish pub on a wet night with the words in gold over its door: fiddlers in one bright window, talkers in the other, a dog waiting on the step.',
      subjects: ['pub', 'music', 'rain', 'night', 'dog', 'fiddle', 'street', 'irish', 'alcohol'],
      palettes: ['bottle', 'oxblood', 'harbourblue'],
      look: { hero: { box: [90, 640, 430, 980], window: 'plate' }, stamp: [60, 400, 940, 1340] },
    },
    grocer: {
      hero: 'village-shop',
      title: 'The village shop',
      alt: 'A small Irish village shop under green hills with the words over its window: bread, tea and cabbages for sale, a bicycle at the wall, a rainbow behind.',
      subjects: ['shop', 'tea', 'bread', 'bicycle', 'hills', 'street', 'house', 'rainbow', 'irish'],
      palettes: ['oxblood', 'butter', 'harbourblue'],
      look: { hero: { box: [230, 330, 770, 1150], window: 'arch' }, stamp: [180, 300, 820, 1048] },
    },
    halfdoor: {
      hero: 'half-door',
      title: 'The half-door',
      alt: 'A whitewashed cottage under thatch with the top of its half-door open: a dresser of blue plates inside, a teapot steaming on the ledge, a cat, geraniums.',
      subjects: ['cottage', 'door', 'tea', 'cat', 'flowers', 'house', 'irish', 'turf'],
      palettes: ['harbourblue', 'oxblood', 'bottle'],
      look: { hero: { box: [300, 490, 700, 1240], window: 'plate' }, stamp: [200, 460, 830, 1196] },
    },
  },
  palettes: ['bottle', 'oxblood', 'harbourblue', 'butter'],
  ownPalettes: {
    bottle: { id: 'bottle', bg: '#DCE0D2', paper: '#FBF6E6', ink: '#16251C', a: '#1F5B3E', b: '#E9B84A', c: '#8C3B2C', d: '#B9C9B4', e: '#173A2B', metal: 'gold' },
    oxblood: { id: 'oxblood', bg: '#EADFCB', paper: '#FFF8E8', ink: '#2A1614', a: '#8E2B2A', b: '#F0BE58', c: '#3C6B52', d: '#C9CBB0', e: '#4A1718', metal: 'gold' },
    harbourblue: { id: 'harbourblue', bg: '#D9E3E2', paper: '#FDF8EA', ink: '#12243A', a: '#25567F', b: '#F1C15A', c: '#B5452F', d: '#B2CBCB', e: '#153654', metal: 'gold' },
    butter: { id: 'butter', bg: '#F1E4BE', paper: '#FFFAE8', ink: '#2C2618', a: '#D39A2A', b: '#F6D06A', c: '#2F6A58', d: '#D6CE9C', e: '#5A3D16', metal: 'gold' },
  },
  look: shopfrontLook,
  fits: {
    occasions: ['st-patricks'],
    moods: ['warm', 'playful', 'loving', 'simple', 'dry', 'funny'],
    recipients: ['anyone', 'friend', 'neighbour', 'parents', 'grandad', 'grandma', 'mum', 'dad', 'group'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawShopfront,
};
