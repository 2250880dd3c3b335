import type { FontKey } from '#cards/render/lettering.ts';
import type { EdgeName } from './edges.ts';
import type { Window } from './look.ts';
import type { SeedName } from './seeds.ts';
import type { WeaveName } from './weaves.ts';

/** What a style does when a family says nothing: type, rim, small mark, opening, and the liner of a scene. */
export type StyleDefaults = {
  faces: FontKey[];
  small: FontKey;
  edge: EdgeName[];
  seed: SeedName[];
  window: Window[];
  weave: WeaveName[];
};

const PLAIN: StyleDefaults = {
  faces: ['cormorant-garamond:600'],
  small: 'jost:500',
  edge: ['stars', 'painted', 'rules'],
  seed: ['twinkle', 'dots', 'leaf'],
  window: ['round', 'arch', 'oval'],
  weave: ['scallops', 'stripes', 'lattice'],
};

const OWN: Record<string, Partial<StyleDefaults>> = {
  engraved: {
    faces: ['cormorant-garamond:600i'],
    small: 'cormorant-garamond:600',
    edge: ['rules', 'label'],
    seed: ['leaf', 'drop'],
    window: ['oval', 'arch'],
    weave: ['lattice', 'stripes'],
  },
  watercolour: {
    faces: ['cormorant-garamond:500i'],
    small: 'tenor-sans',
    edge: ['wash'],
    seed: ['leaf', 'flower', 'dots'],
    window: ['soft'],
    weave: ['petals', 'stripes'],
  },
  painted: {
    faces: ['cormorant-garamond:600'],
    small: 'tenor-sans',
    edge: ['wash', 'painted'],
    seed: ['leaf', 'flower'],
    window: ['arch', 'oval'],
    weave: ['petals', 'scallops'],
  },
  papercut: {
    faces: ['federo'],
    small: 'josefin-sans:600',
    edge: ['sheets'],
    seed: ['leaf', 'point'],
    window: ['round', 'arch'],
    weave: ['scallops', 'petals'],
  },
  paper: {
    faces: ['tenor-sans'],
    small: 'jost:500',
    edge: ['sheets', 'painted'],
    seed: ['dots', 'drop'],
    window: ['round', 'plate'],
    weave: ['scallops', 'chevrons'],
  },
  lettering: {
    faces: ['young-serif'],
    small: 'jost:500',
    edge: ['painted', 'bar'],
    seed: ['twinkle', 'drop'],
    window: ['plate', 'round'],
    weave: ['stripes', 'chevrons'],
  },
  folk: {
    faces: ['berkshire-swash'],
    small: 'josefin-slab:600',
    edge: ['band'],
    seed: ['flower', 'love'],
    window: ['round', 'arch'],
    weave: ['petals', 'lattice'],
  },
  'block print': {
    faces: ['young-serif'],
    small: 'josefin-slab:600',
    edge: ['band', 'bar'],
    seed: ['leaf', 'point'],
    window: ['plate', 'arch'],
    weave: ['petals', 'lattice'],
  },
  poster: {
    faces: ['federo', 'tenor-sans'],
    small: 'josefin-sans:600',
    edge: ['bar'],
    seed: ['ripple', 'point'],
    window: ['plate', 'round'],
    weave: ['waves', 'rays'],
  },
  storybook: {
    faces: ['cormorant-garamond:600'],
    small: 'tenor-sans',
    edge: ['pen', 'wash'],
    seed: ['leaf', 'point'],
    window: ['arch', 'oval'],
    weave: ['petals', 'scallops'],
  },
  'pen and ink': {
    faces: ['cormorant-garamond:600i'],
    small: 'tenor-sans',
    edge: ['pen', 'rules'],
    seed: ['leaf', 'cross'],
    window: ['oval', 'round'],
    weave: ['stripes', 'lattice'],
  },
  ceramic: {
    faces: ['marcellus'],
    small: 'marcellus',
    edge: ['tiles'],
    seed: ['drop', 'flower'],
    window: ['round', 'plate'],
    weave: ['lattice', 'petals'],
  },
  'stained glass': {
    faces: ['federo', 'tenor-sans'],
    small: 'jost:500',
    edge: ['panes'],
    seed: ['drop'],
    window: ['round'],
    weave: ['lattice', 'rays'],
  },
  stitched: {
    faces: ['josefin-slab:600'],
    small: 'josefin-slab:600',
    edge: ['stitches'],
    seed: ['cross', 'love'],
    window: ['round'],
    weave: ['chevrons', 'lattice'],
  },
  'gold foil': {
    faces: ['marcellus'],
    small: 'marcellus',
    edge: ['stars'],
    seed: ['twinkle', 'drop'],
    window: ['round', 'arch'],
    weave: ['rays', 'scallops'],
  },
  vintage: {
    faces: ['young-serif'],
    small: 'josefin-slab:600',
    edge: ['label', 'rules'],
    seed: ['point', 'drop'],
    window: ['oval', 'plate'],
    weave: ['stripes', 'rays'],
  },
  modern: {
    faces: ['jost:500'],
    small: 'jost:500',
    edge: ['painted', 'bar'],
    seed: ['dots', 'hoop'],
    window: ['plate', 'round'],
    weave: ['chevrons', 'waves'],
  },
  playful: {
    faces: ['caprasimo', 'young-serif'],
    small: 'josefin-sans:700',
    edge: ['confetti'],
    seed: ['dots', 'point', 'love'],
    window: ['round', 'plate'],
    weave: ['waves', 'stripes'],
  },
  crayon: {
    faces: ['gochi-hand', 'caveat:700'],
    small: 'josefin-sans:600',
    edge: ['crayon'],
    seed: ['point', 'love'],
    window: ['round'],
    weave: ['waves', 'stripes'],
  },
  photograph: {
    faces: ['tenor-sans'],
    small: 'tenor-sans',
    edge: ['corners'],
    seed: ['drop', 'dots'],
    window: ['plate'],
    weave: ['stripes', 'lattice'],
  },
  crafted: {
    faces: ['tenor-sans'],
    small: 'jost:500',
    edge: ['painted', 'stitches', 'stars'],
    seed: ['dots', 'twinkle', 'hoop'],
    window: ['round', 'plate'],
    weave: ['scallops', 'chevrons'],
  },
};

/** the defaults of a style; a style that is not known has the plain one */
export function styleDefaultsOf(style: string): StyleDefaults {
  return { ...PLAIN, ...(Object.hasOwn(OWN, style) ? OWN[style] : {}) };
}
