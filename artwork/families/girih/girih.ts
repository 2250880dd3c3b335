import type { Family } from '#artwork/engine.ts';
import { drawGirih } from './cover.ts';
import { arch, crescent } from './look.ts';

export const family: Family = {
  id: 'girih',
  version: 3,
  title: 'Girih',
  style: 'gold foil',
  motifs: {
    screen: {
      hero: 'girih-screen',
      title: 'Screen and arch',
      alt: 'A pierced screen of stars round an arch, with a mosque and a crescent moon.',
      subjects: ['girih', 'lamps', 'moon', 'crescent', 'muslim', 'religion'],
      look: arch,
    },
    crescent: {
      hero: 'crescent',
      title: 'Crescent',
      alt: 'A great pierced golden crescent with a star lamp.',
      subjects: ['crescent', 'moon', 'lamp', 'girih', 'muslim', 'religion'],
      look: crescent,
    },
    lantern: {
      hero: 'eid-lanterns',
      title: 'Three lanterns',
      alt: 'Three pierced lanterns glowing in the night.',
      subjects: ['lantern', 'lamp', 'girih', 'muslim', 'religion'],
    },
    carpet: {
      hero: 'girih-carpet',
      title: 'Star carpet',
      alt: 'A carpet of interlaced stars round a medallion.',
      subjects: ['girih', 'star', 'frame', 'muslim'],
    },
  },
  variants: {
    '6': { layout: 'six-fold', title: 'Stars of six', motifs: ['screen', 'carpet'] },
    '8': { layout: 'eight-fold', title: 'Stars of eight', motifs: ['screen', 'carpet'] },
    '12': { layout: 'twelve-fold', title: 'Stars of twelve', motifs: ['carpet'] },
  },
  palettes: ['oud', 'medina', 'cedar', 'emerald', 'midnight', 'plum'],
  ownPalettes: {
    oud: {
      id: 'oud',
      bg: '#2A1230',
      paper: '#3A1C42',
      ink: '#FFEBDD',
      a: '#B3416B',
      b: '#64367F',
      c: '#F0B99A',
      d: '#C9A24B',
      e: '#1B0A21',
      metal: 'rose',
    },
    medina: {
      id: 'medina',
      bg: '#0B1E3F',
      paper: '#142B54',
      ink: '#FFF3D6',
      a: '#1F7F86',
      b: '#2C5FA8',
      c: '#E3B65A',
      d: '#7FB2C9',
      e: '#0A1733',
      metal: 'gold',
    },
    cedar: {
      id: 'cedar',
      bg: '#0D3531',
      paper: '#144741',
      ink: '#FFF1D4',
      a: '#C9743A',
      b: '#1F6F66',
      c: '#E8C57A',
      d: '#8DB8A4',
      e: '#082421',
      metal: 'gold',
    },
  },
  fits: {
    occasions: ['eid'],
    moods: ['elegant', 'warm'],
    recipients: ['anyone', 'parents', 'friend', 'couple'],
    headline: { max: 20, lines: 2 },
  },
  draw: drawGirih,
};
