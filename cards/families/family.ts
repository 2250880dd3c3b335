import type { Drawing, Input } from '#cards/render/drawing.ts';
import type { Look } from '#cards/render/faces/look.ts';
import type { Palette } from '#cards/render/palettes.ts';

/** The manner of a family, shown to people as a short word. */
export type Style =
  | 'engraved'
  | 'watercolour'
  | 'papercut'
  | 'lettering'
  | 'folk'
  | 'block print'
  | 'poster'
  | 'painted'
  | 'storybook'
  | 'pen and ink'
  | 'ceramic'
  | 'stained glass'
  | 'stitched'
  | 'gold foil'
  | 'vintage'
  | 'modern'
  | 'paper'
  | 'playful'
  | 'crayon'
  | 'photograph'
  | 'crafted';

/** One picture of a family. */
export type Motif = {
  /** what it shows, as one word: the same word in another family is the same thing */
  hero: string;
  title: string;
  /** one sentence: what the front shows */
  alt: string;
  /** words for search and matching */
  subjects: string[];
  look?: Partial<Look>;
};

/** A way to lay the same motif out, or another treatment of it; one `layout` is one design. */
export type Variant = { layout: string; title?: string };

export type Fits = {
  occasions?: string[];
  moods?: string[];
  recipients?: string[];
  headline?: {
    /** the longest headline in characters, line breaks left out */
    max?: number;
    /** the longest name */
    nameMax?: number;
    lines?: number;
    /** the card is about a number: an age, years of marriage; it goes into `sub` */
    needsNumber?: boolean;
    /** the words are drawn by the picture and cannot be changed */
    fixed?: boolean;
  };
};

export type Family = {
  id: string;
  /** raised whenever its drawing changes for the same input */
  version: number;
  title: string;
  style: Style;
  motifs: Record<string, Motif>;
  variants?: Record<string, Variant>;
  /** names of palettes that suit it; the first is its best */
  palettes: readonly [string, ...string[]];
  ownPalettes?: Record<string, Palette>;
  /** the material that its heroes are made of, when it makes any hero in one */
  material?: string;
  look?: Partial<Look>;
  fits?: Fits;
  draw(input: Input): Drawing;
};
