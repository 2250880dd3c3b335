import type { Family } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';
import { suited } from '#artwork/materials/suited.ts';
import { drawSunprint } from './cover.ts';

export const family: Family = {
  id: 'sunprint',
  version: 4,
  title: 'Sun prints',
  style: 'crafted',
  material: 'sunprint',
  motifs: suited({
    suits: 'all',
    // heroes that need their colours, or would be white where white means mourning
    except: [
      'rainbow', 'pot-of-gold', 'gulal', 'rangoli-lamps', 'poppy-wreath', 'kinara', 'mkeka', 'unity-cup',
      'red-lantern', 'red-envelope', 'firecrackers', 'fortune-knot', 'mandarin',
      'black-cat', 'bat', 'mithai', 'latkes', 'matzah', 'challah', 'sufganiyot', 'piano', 'fishing-fly', 'palette', 'lips', 'fire-engine', 'hammock', 'chocolates', 'potters-wheel', 'soup',
    ],
    told: (it) => `the pale print of ${it}, made by the sun on coated paper`,
    look: stageLook(
      {
        main: { box: [160, 182, 840, 962], window: 'plate' },
        album: { box: [190, 150, 810, 886], window: 'plate' },
        bleed: { box: [60, 420, 940, 1300], window: 'plate' },
        proofs: { box: [80, 80, 920, 1036], window: 'plate' },
      },
      'waves',
    ),
  }),
  variants: {
    album: { layout: 'album', title: 'In an album', told: (it) => `the pale print of ${it}, made by the sun and mounted in an album` },
    bleed: { layout: 'bleed', title: 'A whole sheet', told: (it) => `the pale print of ${it}, made by the sun on a whole sheet of paper` },
    proofs: { layout: 'proofs', title: 'Four proofs', told: (it) => `four pale prints of ${it}, made by the sun and set side by side` },
  },
  palettes: ['cobalt', 'nordic', 'lagoon', 'lilac', 'sunbaked', 'forest', 'plum', 'winter'],
  fits: { not: ['lunar-new-year', 'holi'], moods: ['quiet', 'simple', 'elegant'], headline: { max: 28, lines: 2 } },
  draw: drawSunprint,
};
