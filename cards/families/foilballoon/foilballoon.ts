import type { Family } from '../family.ts';
import { suited } from '../materials/suited.ts';
import { drawFoilballoon } from './cover.ts';

export const family: Family = {
  id: 'foilballoon',
  version: 1,
  title: 'Foil balloons',
  style: 'playful',
  material: 'foilballoon',
  motifs: suited({
    suits: [
      'star',
      'heart',
      'balloons',
      'pet',
      'whale',
      'dolphin',
      'rocket',
      'cupcake',
      'moon',
      'butterfly',
      'flamingo',
      'parrot',
      'birthday',
      'party',
    ],
    except: [
      'fishing-fly',
      'golf',
      'record-player',
      'football',
      'ballet',
      'bicycle',
      'bunting',
      'guitar',
      'tennis',
      'catstretch',
      'vase',
      'candle',
      'palette',
    ],
    alt: (name) => `A shining foil balloon: ${name}.`,
    look: { hero: { box: [90, 105, 955, 1010], window: 'plate' } },
  }),
  palettes: ['sorbet', 'candy', 'lagoon', 'midnight', 'emerald', 'crimson'],
  fits: { moods: ['playful', 'warm'], headline: { max: 14, nameMax: 28, lines: 1 } },
  draw: drawFoilballoon,
};
