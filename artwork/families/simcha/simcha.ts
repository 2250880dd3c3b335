import type { Family } from '#artwork/engine.ts';
import { drawSimcha } from './cover.ts';
import { simchaLook } from './look.ts';

export const family: Family = {
  id: 'simcha',
  version: 1,
  title: 'Bar and bat mitzvah',
  style: 'painted',
  motifs: {
    tallit: {
      hero: 'tallit',
      title: 'The prayer shawl',
      alt: 'A striped prayer shawl hanging in its folds on a deep ground, with an embroidered neckband and a knotted, wound fringe at each corner.',
      subjects: ['bar-mitzvah', 'bat-mitzvah', 'bnai-mitzvah', 'tallit', 'prayer-shawl', 'jewish', 'hebrew', 'mazal-tov', 'synagogue', 'stripes'],
      look: { hero: { box: [90, 700, 910, 1390], window: 'arch' }, stamp: [100, 480, 740, 1376] },
    },
    ark: {
      hero: 'torah-scroll',
      title: 'The scroll in its ark',
      alt: 'A Torah scroll in an embroidered velvet mantle with silver bells and pointer, in a stone ark whose curtain is drawn aside under a lit lamp.',
      subjects: ['bar-mitzvah', 'bat-mitzvah', 'bnai-mitzvah', 'torah', 'scroll', 'ark', 'synagogue', 'jewish', 'lamp', 'silver'],
      look: { hero: { box: [220, 150, 780, 1064], window: 'arch' }, stamp: [190, 130, 810, 998] },
    },
    bough: {
      hero: 'pomegranate-bough',
      title: 'Pomegranates and birds',
      alt: 'A bough of pomegranates in leaf and flower bent into a ring, one fruit open on its seeds, and two blue birds sitting in it.',
      subjects: ['bat-mitzvah', 'bar-mitzvah', 'bnai-mitzvah', 'pomegranate', 'jewish', 'birds', 'fruit', 'leaves', 'hebrew', 'mazal-tov'],
      palettes: ['rimonim', 'galil', 'tekhelet'],
      look: { hero: { box: [90, 180, 910, 1300], window: 'plate' }, stamp: [60, 700, 540, 1372] },
    },
    hora: {
      hero: 'hora-chair',
      title: 'Up on the chair',
      alt: 'A flowered chair lifted high over a hall full of raised hands, lamps strung above it and wrapped sweets flying through the air.',
      subjects: ['bar-mitzvah', 'bat-mitzvah', 'bnai-mitzvah', 'hora', 'dance', 'chair', 'party', 'sweets', 'hands', 'jewish', 'celebration'],
      fits: { moods: ['playful', 'proud', 'warm'] },
      look: { hero: { box: [130, 440, 870, 1180], window: 'round' }, stamp: [150, 440, 850, 1400] },
    },
  },
  palettes: ['tekhelet', 'rimonim', 'galil'],
  ownPalettes: {
    tekhelet: { id: 'tekhelet', bg: '#E4EAF0', paper: '#FFFDF5', ink: '#13203A', a: '#2D62AE', b: '#DDAF4C', c: '#97304A', d: '#CBDBEA', e: '#18305F', metal: 'gold' },
    rimonim: { id: 'rimonim', bg: '#F5E6D6', paper: '#FFFAEF', ink: '#2C101B', a: '#9A2746', b: '#DCA748', c: '#356F66', d: '#F1D0BC', e: '#561534', metal: 'gold' },
    galil: { id: 'galil', bg: '#E5EDDF', paper: '#FDFCF2', ink: '#12281F', a: '#1F7C6C', b: '#E0AE48', c: '#A8413A', d: '#CEE0CB', e: '#154A45', metal: 'gold' },
  },
  look: simchaLook,
  fits: {
    occasions: ['congratulations'],
    not: ['christmas', 'easter', 'halloween', 'sympathy', 'baby', 'wedding', 'birthday', 'thank-you', 'good-luck'],
    moods: ['warm', 'proud', 'elegant', 'simple'],
    recipients: ['anyone', 'son', 'daughter', 'niece', 'nephew', 'child', 'friend', 'godchild'],
    headline: { max: 28, lines: 2 },
  },
  draw: drawSimcha,
};
