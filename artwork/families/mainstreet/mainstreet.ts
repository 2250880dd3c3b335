import type { Family } from '#artwork/engine.ts';
import { drawMainstreet } from './cover.ts';
import { mainstreetLook } from './look.ts';

export const family: Family = {
  id: 'mainstreet',
  version: 1,
  title: 'A small-town Fourth',
  style: 'folk',
  motifs: {
    parade: {
      hero: 'parade',
      title: 'Main Street, ten o’clock',
      alt: 'Main Street on the morning of the Fourth: the band, the fire engine and a wagon with one enormous pie come down from the courthouse, a dog in the lead.',
      subjects: ['parade', 'flag', 'band', 'town', 'street', 'pie', 'fire-engine', 'courthouse', 'dog'],
      look: { hero: { box: [330, 340, 670, 680], window: 'round' }, stamp: [250, 350, 750, 990] },
    },
    porch: {
      hero: 'porch',
      title: 'The porch, dressed',
      alt: 'A white porch hung with red, white and blue fans: a pie on the sill, a dog sitting very straight beneath it, and a bicycle dressed for the parade.',
      subjects: ['porch', 'bunting', 'pie', 'dog', 'bicycle', 'swing', 'hydrangea', 'house'],
      look: { hero: { box: [128, 780, 372, 1110], window: 'arch' }, stamp: [110, 560, 610, 1120] },
    },
    lake: {
      hero: 'jetty',
      title: 'Two chairs at the lake',
      alt: 'A lake at dusk: two slatted chairs on a jetty, sparklers in a jar between them, and a far firework that bursts again in the water.',
      subjects: ['lake', 'jetty', 'chairs', 'fireworks', 'sparklers', 'canoe', 'flag', 'loons', 'dusk'],
      look: { hero: { box: [270, 990, 780, 1280], window: 'plate' }, stamp: [270, 760, 760, 1280] },
    },
  },
  palettes: ['oldglory', 'bluehills', 'sundown'],
  ownPalettes: {
    oldglory: { id: 'oldglory', bg: '#EFE3C4', paper: '#FFF8E6', ink: '#1E2947', a: '#B2372F', b: '#E0A63C', c: '#64804A', d: '#CBD8D4', e: '#2C4880', metal: 'gold' },
    bluehills: { id: 'bluehills', bg: '#C9DDE2', paper: '#FDFAF0', ink: '#18304A', a: '#C4483A', b: '#EAB955', c: '#4C7A5C', d: '#E4ECE4', e: '#27507F', metal: 'silver' },
    sundown: { id: 'sundown', bg: '#F6D3B4', paper: '#FFF6EA', ink: '#2C2650', a: '#BC3A45', b: '#EDA946', c: '#75803F', d: '#F4E2C2', e: '#41447F', metal: 'rose' },
  },
  look: mainstreetLook,
  fits: {
    occasions: ['fourth-of-july'],
    moods: ['warm', 'playful', 'funny', 'simple', 'proud'],
    recipients: ['anyone', 'friend', 'neighbour', 'parents', 'family', 'grandad', 'group'],
    headline: { max: 40, lines: 2 },
  },
  draw: drawMainstreet,
};
