import type { Family } from '#artwork/engine.ts';
import { drawRemedies } from './cover.ts';
import { courseLook, doseLook, shelfLook } from './look.ts';

export const family: Family = {
  id: 'remedies',
  version: 1,
  title: 'The chemist’s shelf',
  style: 'vintage',
  motifs: {
    shelf: {
      hero: 'remedies',
      title: 'Impossible remedies',
      alt: 'A chemist’s case of jars that hold a Sunday afternoon, patience, hush, toast, birdsong, rain, clean sheets and a nap.',
      subjects: ['chemist', 'jars', 'medicine', 'shelf', 'cat', 'snail', 'toast', 'bird'],
      look: shelfLook,
    },
    dose: {
      hero: 'medicine-bottle',
      title: 'A summer’s day, bottled',
      alt: 'A great medicine bottle with sun, hills and a meadow inside, and two bees that have found it.',
      subjects: ['bottle', 'medicine', 'meadow', 'sun', 'bees', 'flowers', 'summer'],
      look: doseLook,
      fits: { occasions: ['get-well', 'thinking-of-you', 'thank-you'] },
      palettes: ['tincture', 'linctus', 'iodine', 'orchard'],
    },
    course: {
      hero: 'pot-plant',
      title: 'The plant that rallied',
      alt: 'Nine pictures of one pot plant with a plaster on its pot: it droops, stands up again and comes into flower.',
      subjects: ['plant', 'pot', 'flowers', 'weather', 'plaster', 'bee'],
      look: courseLook,
      fits: { occasions: ['get-well', 'thinking-of-you'] },
      palettes: ['tincture', 'linctus', 'iodine', 'orchard'],
    },
  },
  palettes: ['tincture', 'linctus', 'iodine', 'orchard', 'cobalt', 'marigold'],
  ownPalettes: {
    tincture: { id: 'tincture', bg: '#F3E7CF', paper: '#FFFAEC', ink: '#20302E', a: '#D2543B', b: '#EDB443', c: '#6FA287', d: '#F2D3A9', e: '#1F5F6B', metal: 'gold' },
    linctus: { id: 'linctus', bg: '#F6E4E0', paper: '#FFF8F3', ink: '#3A1F3A', a: '#C9395A', b: '#F0A95A', c: '#8AA889', d: '#F3CDBF', e: '#5A3A78', metal: 'rose' },
    iodine: { id: 'iodine', bg: '#E6EBDD', paper: '#FCFBF0', ink: '#17264A', a: '#E0682F', b: '#F3C54A', c: '#86B6A2', d: '#CFE0DA', e: '#22489A', metal: 'silver' },
  },
  fits: {
    occasions: ['get-well', 'thinking-of-you', 'just-because'],
    moods: ['playful', 'warm', 'dry', 'funny'],
    recipients: ['anyone', 'friend', 'mum', 'dad', 'grandma', 'partner', 'colleague', 'group', 'her', 'him'],
    headline: { max: 34, lines: 2 },
  },
  draw: drawRemedies,
};
