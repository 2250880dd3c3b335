import type { Family } from '#artwork/engine.ts';
import { drawOfrenda } from './cover.ts';
import { ofrendaLook } from './look.ts';

export const family: Family = {
  id: 'ofrenda',
  version: 1,
  title: 'Day of the Dead',
  style: 'folk',
  motifs: {
    altar: {
      hero: 'ofrenda',
      title: 'The ofrenda',
      alt: 'A candlelit altar of three steps under an arch of marigolds: a framed hummingbird, sugar skulls, bread, oranges, a glass of water and paper banners.',
      subjects: ['day-of-the-dead', 'dia-de-los-muertos', 'ofrenda', 'altar', 'marigolds', 'candles', 'mexican', 'remembrance', 'memory', 'sugar-skull', 'pan-de-muerto'],
      palettes: ['noche', 'xochimilco', 'puebla'],
      fits: { occasions: ['thinking-of-you'], moods: ['warm', 'loving', 'quiet'] },
      look: { hero: { box: [130, 550, 870, 1290], window: 'arch' }, stamp: [150, 520, 850, 1370] },
    },
    road: {
      hero: 'petal-road',
      title: 'The road of petals',
      alt: 'A road of marigold petals between candles leads through the night to a small house with its door open, and a dog sits waiting beside it.',
      subjects: ['day-of-the-dead', 'dia-de-los-muertos', 'marigolds', 'candles', 'road', 'house', 'dog', 'xolo', 'night', 'mexican', 'remembrance', 'papel-picado', 'light'],
      palettes: ['noche', 'xochimilco', 'puebla'],
      fits: { occasions: ['thinking-of-you'], moods: ['warm', 'loving', 'quiet'] },
      look: { hero: { box: [190, 640, 890, 1340], window: 'arch' }, stamp: [60, 400, 940, 1400] },
    },
    skull: {
      hero: 'sugar-skull',
      title: 'The sugar skull',
      alt: 'A sugar skull iced with flowers, hearts and swirls and crowned with marigolds, monarch butterflies flying round it, on a ground of cut paper.',
      subjects: ['day-of-the-dead', 'dia-de-los-muertos', 'sugar-skull', 'calavera', 'skull', 'marigolds', 'butterfly', 'mexican', 'papel-picado', 'party'],
      palettes: ['xochimilco', 'puebla', 'noche'],
      fits: { occasions: ['just-because'], moods: ['playful', 'warm', 'proud'] },
      look: { hero: { box: [170, 360, 830, 1120], window: 'round' }, stamp: [160, 340, 840, 1292] },
    },
  },
  palettes: ['noche', 'xochimilco', 'puebla'],
  ownPalettes: {
    noche: { id: 'noche', bg: '#F6E3D4', paper: '#FFF8EA', ink: '#241031', a: '#B3246B', b: '#F8B93A', c: '#1F8F92', d: '#5B3A9E', e: '#321652', metal: 'gold' },
    xochimilco: { id: 'xochimilco', bg: '#F9DCE6', paper: '#FFF9EF', ink: '#331030', a: '#C81E6E', b: '#FBC02D', c: '#F2711C', d: '#138E8E', e: '#4B1450', metal: 'gold' },
    puebla: { id: 'puebla', bg: '#DCE6F2', paper: '#FFFBF0', ink: '#151B3A', a: '#1E5FA8', b: '#F9BE3B', c: '#D63A55', d: '#2A9488', e: '#1B2A66', metal: 'gold' },
  },
  look: ofrendaLook,
  fits: {
    occasions: ['thinking-of-you', 'just-because'],
    not: ['halloween', 'christmas', 'baby', 'wedding', 'get-well', 'sympathy'],
    moods: ['warm', 'loving'],
    recipients: ['anyone', 'friend', 'parents', 'mum', 'dad', 'grandma', 'grandad', 'sister', 'brother', 'group'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawOfrenda,
};
