import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawPleat } from './cover.ts';

export const family: Family = {
  id: 'pleat',
  version: 2,
  title: 'Folded ribbon',
  style: 'paper',
  motifs: {
    satin: {
      hero: 'number-satin',
      title: 'Satin ribbon',
      alt: 'The number folded from one length of satin ribbon.',
      subjects: ['ribbon', 'numeral', 'milestone'],
    },
    grosgrain: {
      hero: 'number-grosgrain',
      title: 'Striped ribbon',
      alt: 'The number folded from one length of striped ribbon.',
      subjects: ['ribbon', 'numeral', 'milestone'],
    },
    tape: {
      hero: 'number-tape',
      title: 'Tape measure',
      alt: 'The number folded from a tape measure.',
      subjects: ['tools', 'ribbon', 'numeral', 'milestone'],
    },
  },
  palettes: ['tailor', 'regatta', 'haberdash', 'orchard', 'emerald', 'midnight'],
  ownPalettes: {
    tailor: {
      id: 'tailor',
      bg: '#24433F',
      paper: '#2F544F',
      ink: '#FBF1DC',
      a: '#D9542F',
      b: '#F0B93E',
      c: '#F3C95A',
      d: '#9CC0B0',
      e: '#EFD9A4',
      metal: 'gold',
    },
    regatta: {
      id: 'regatta',
      bg: '#E6EBEE',
      paper: '#FFFFFF',
      ink: '#15274A',
      a: '#1E3F86',
      b: '#E2503F',
      c: '#F2C14B',
      d: '#AFC3D6',
      e: '#22366B',
      metal: 'silver',
    },
    haberdash: {
      id: 'haberdash',
      bg: '#F3E7DA',
      paper: '#FFFBF4',
      ink: '#33202A',
      a: '#C23A4B',
      b: '#F3B7A6',
      c: '#2F6B66',
      d: '#E9D3B9',
      e: '#7A2233',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'anniversary'],
    moods: ['elegant', 'playful'],
    recipients: ['anyone', 'her', 'him', 'child', 'mum'],
    headline: { max: 28, lines: 1, needsNumber: true },
  },
  draw: (input) => drawPleat(numberInSub(input)),
};
