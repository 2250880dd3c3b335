import type { Family } from '#artwork/engine.ts';
import { numberInSub } from '#artwork/lettering/number-in-sub.ts';
import { drawGuilloche } from './cover.ts';

export const family: Family = {
  id: 'guilloche',
  version: 2,
  title: 'Banknote numbers',
  style: 'engraved',
  motifs: {
    note: {
      hero: 'banknote',
      title: 'Banknote',
      alt: 'The number on a banknote of fine engraved lines.',
      subjects: ['numeral', 'gold', 'coins', 'milestone'],
    },
    bond: {
      hero: 'bond',
      title: 'Bond',
      alt: 'The number on an engraved bond with coupons below.',
      subjects: ['numeral', 'paper', 'coins', 'milestone'],
    },
    medal: {
      hero: 'engraved-medal',
      title: 'Medallion',
      alt: 'The number in a medallion of fine engraved lines.',
      subjects: ['numeral', 'medal', 'milestone'],
      palettes: ['assay', 'plum', 'forest', 'midnight'],
    },
  },
  palettes: ['treasury', 'mint', 'assay', 'midnight', 'emerald', 'cobalt'],
  ownPalettes: {
    treasury: {
      id: 'treasury',
      bg: '#E9EDE2',
      paper: '#F8F6EC',
      ink: '#1C2B2A',
      a: '#2F7A62',
      b: '#C98A3C',
      c: '#3E7FA0',
      d: '#D9DEC9',
      e: '#1D4A44',
      metal: 'gold',
    },
    mint: {
      id: 'mint',
      bg: '#F3E6E0',
      paper: '#FBF5EE',
      ink: '#33202B',
      a: '#A8324A',
      b: '#D98B4A',
      c: '#4A6FA5',
      d: '#E8D3CB',
      e: '#5B2345',
      metal: 'gold',
    },
    assay: {
      id: 'assay',
      bg: '#131B36',
      paper: '#1C2747',
      ink: '#FBF1DC',
      a: '#E7B95A',
      b: '#7FA3D8',
      c: '#E58A7B',
      d: '#93A5C9',
      e: '#2A3A68',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['birthday', 'anniversary', 'retirement'],
    moods: ['elegant', 'dry', 'proud'],
    recipients: ['him', 'dad', 'boss', 'colleague', 'grandad'],
    headline: { max: 22, lines: 1, needsNumber: true },
  },
  draw: (input) => drawGuilloche(numberInSub(input)),
};
