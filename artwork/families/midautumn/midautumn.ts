import type { Family } from '#artwork/engine.ts';
import { drawMidautumn } from './cover.ts';
import { midautumnLook } from './look.ts';

export const family: Family = {
  id: 'midautumn',
  version: 1,
  title: 'Mid-Autumn',
  style: 'painted',
  motifs: {
    moon: {
      hero: 'moon-and-rabbits',
      title: 'The moon and two rabbits',
      alt: 'A full moon with the words in it over a lake at night, two rabbits on the bank looking up, lotus lamps on the water and sprays of osmanthus.',
      subjects: ['mid-autumn', 'moon-festival', 'moon', 'rabbits', 'lanterns', 'osmanthus', 'chinese', 'lake', 'night', 'trung-thu', 'harvest-moon'],
      look: { hero: { box: [60, 800, 940, 1390], window: 'soft' }, stamp: [40, 480, 640, 1320] },
    },
    cakes: {
      hero: 'mooncakes',
      title: 'Mooncakes and tea',
      alt: 'Mooncakes from above on a lacquer tray, pressed with flowers, a rabbit and a knot, one cut open on its golden yolk, with two cups of tea beside.',
      subjects: ['mid-autumn', 'mooncake', 'mooncakes', 'moon-festival', 'tea', 'chinese', 'food', 'rabbit', 'trung-thu', 'osmanthus'],
      palettes: ['lacquer', 'jade', 'osmanthus'],
      look: { hero: { box: [110, 460, 890, 1240], window: 'round' }, stamp: [140, 440, 860, 1448] },
    },
  },
  palettes: ['jade', 'lacquer', 'osmanthus'],
  ownPalettes: {
    jade: { id: 'jade', bg: '#DDE9E2', paper: '#FFFBEF', ink: '#0F2430', a: '#2A7A78', b: '#EDB548', c: '#B8402F', d: '#BFDDD4', e: '#123A4C', metal: 'gold' },
    lacquer: { id: 'lacquer', bg: '#F2DDC8', paper: '#FFFAEC', ink: '#200D14', a: '#26335E', b: '#E8B44C', c: '#A3212B', d: '#C9CFE6', e: '#1A2148', metal: 'gold' },
    osmanthus: { id: 'osmanthus', bg: '#EFE3F0', paper: '#FFFBF0', ink: '#22123A', a: '#5A4A96', b: '#F2B541', c: '#B5384F', d: '#D8CDEA', e: '#2E2160', metal: 'gold' },
  },
  look: midautumnLook,
  fits: {
    occasions: ['just-because', 'thinking-of-you'],
    not: ['lunar-new-year', 'sympathy', 'christmas', 'halloween', 'baby', 'wedding'],
    moods: ['warm', 'elegant', 'loving', 'quiet'],
    recipients: ['anyone', 'parents', 'friend', 'mum', 'dad', 'grandma', 'grandad', 'partner', 'colleague', 'group'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawMidautumn,
};
