import type { Family } from '#artwork/engine.ts';
import { drawTabletop } from './cover.ts';
import { tabletopLook } from './look.ts';

export const family: Family = {
  id: 'tabletop',
  version: 1,
  title: 'Games and good afternoons',
  style: 'poster',
  motifs: {
    pawn: {
      hero: 'pawn-and-shadow',
      title: 'The pawn that got across',
      alt: 'A pawn in a small crown stands on the last row of a chessboard and throws the shadow of a queen on the wall; a king has lain down.',
      subjects: ['chess', 'pawn', 'queen', 'king', 'crown', 'board', 'game', 'shadow', 'chessboard', 'winner'],
      palettes: ['gameroom', 'sunporch', 'clubgreen'],
      fits: { occasions: ['congratulations', 'birthday', 'good-luck'] },
      look: { hero: { box: [120, 330, 880, 1250], window: 'arch' }, stamp: [40, 340, 960, 1400] },
    },
    house: {
      hero: 'house-of-cards',
      title: 'The house of cards',
      alt: 'A tall house of playing cards stands on a green baize table, and on the top of it a cupcake with one lit candle.',
      subjects: ['cards', 'playing-cards', 'poker', 'bridge', 'whist', 'cupcake', 'candle', 'game', 'table', 'tower'],
      palettes: ['gameroom', 'sunporch', 'clubgreen'],
      look: { hero: { box: [130, 380, 870, 1330], window: 'arch' }, stamp: [40, 320, 960, 1400] },
    },
    crossword: {
      hero: 'morning-crossword',
      title: 'One across',
      alt: 'A newspaper lies folded to the crossword on a sunny table, one row still open, with a pencil, spectacles, coffee and a biscuit.',
      subjects: ['crossword', 'puzzle', 'newspaper', 'coffee', 'pencil', 'glasses', 'sudoku', 'quiz', 'biscuit', 'morning', 'words'],
      palettes: ['sunporch', 'gameroom', 'clubgreen'],
      look: { hero: { box: [100, 440, 900, 1380], window: 'plate' }, stamp: [80, 420, 980, 1400] },
    },
    sheep: {
      hero: 'knitting-sheep',
      title: 'The knitting circle',
      alt: 'Three sheep sit on a sofa and knit, each with the wool of the one beside it, and the scarf goes down off the seat and out of the picture.',
      subjects: ['knitting', 'knitter', 'sheep', 'wool', 'yarn', 'scarf', 'crochet', 'sofa', 'lamb', 'friends', 'animal', 'funny'],
      palettes: ['sunporch', 'gameroom', 'clubgreen'],
      fits: { recipients: ['mum', 'grandma', 'friend', 'her', 'anyone', 'group', 'neighbour', 'sister'] },
      look: { hero: { box: [60, 640, 940, 1340], window: 'round' }, stamp: [40, 420, 960, 1400] },
    },
    barrow: {
      hero: 'full-barrow',
      title: 'The full barrow',
      alt: 'A red wheelbarrow on an allotment is heaped with leeks, carrots, a pumpkin and sunflowers, with a prize rosette, bean poles and a shed behind.',
      subjects: ['allotment', 'garden', 'gardening', 'vegetables', 'wheelbarrow', 'shed', 'beans', 'pumpkin', 'sunflower', 'rosette', 'robin', 'carrot'],
      palettes: ['sunporch', 'clubgreen', 'gameroom'],
      fits: { occasions: ['retirement', 'birthday', 'fathers-day', 'thank-you', 'congratulations'] },
      look: { hero: { box: [140, 560, 900, 1390], window: 'round' }, stamp: [40, 400, 960, 1400] },
    },
    jigsaw: {
      hero: 'jigsaw-with-gap',
      title: 'The last piece',
      alt: 'A jigsaw of a house by the sea lies finished on a table but for one piece, which a ginger cat has under its paw.',
      subjects: ['jigsaw', 'puzzle', 'cat', 'paw', 'house', 'sea', 'boat', 'table', 'game', 'piece', 'ginger'],
      palettes: ['gameroom', 'sunporch', 'clubgreen'],
      fits: { occasions: ['thinking-of-you', 'just-because', 'birthday'] },
      look: { hero: { box: [90, 420, 906, 1236], window: 'plate' }, stamp: [60, 400, 940, 1400] },
    },
  },
  palettes: ['gameroom', 'sunporch', 'clubgreen'],
  ownPalettes: {
    gameroom: { id: 'gameroom', bg: '#F4E3CA', paper: '#FFF9EA', ink: '#2A1A1E', a: '#C8432F', b: '#EFB545', c: '#3F7F7C', d: '#ECB79A', e: '#2A2448', metal: 'gold' },
    sunporch: { id: 'sunporch', bg: '#E6EFE6', paper: '#FFFCF0', ink: '#17303A', a: '#E05F48', b: '#F6C54E', c: '#4E98A0', d: '#F4C3AC', e: '#1E3A5C', metal: 'gold' },
    clubgreen: { id: 'clubgreen', bg: '#EDE6D2', paper: '#FFFAEA', ink: '#14261F', a: '#B8372F', b: '#E8B14A', c: '#3E7A5A', d: '#E0B58E', e: '#1F3A34', metal: 'gold' },
  },
  look: tabletopLook,
  fits: {
    occasions: ['birthday', 'just-because', 'thank-you', 'retirement', 'congratulations'],
    not: ['sympathy', 'wedding', 'baby'],
    moods: ['playful', 'dry', 'warm', 'funny', 'proud'],
    recipients: ['anyone', 'friend', 'him', 'her', 'dad', 'mum', 'grandad', 'grandma', 'colleague', 'brother', 'sister', 'neighbour', 'group'],
    headline: { max: 30, lines: 2 },
  },
  draw: drawTabletop,
};
