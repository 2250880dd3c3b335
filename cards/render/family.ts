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
  /** what its hero is called in a sentence, with its article: a material's layouts are told with it */
  it?: string;
  /** one sentence: what the front shows */
  alt: string;
  /** words for search and matching */
  subjects: string[];
  /** what it suits, where that differs from its family; each field given here replaces the family's */
  fits?: Fits;
  /** the palettes that suit it, where not all of its family's do; the first is its best */
  palettes?: readonly [string, ...string[]];
  look?: Partial<Look>;
};

/** A way to lay the same motif out, or another treatment of it; one `layout` is one design. */
export type Variant = {
  layout: string;
  title?: string;
  /** what the front shows in this layout, where that differs from the motif's own; no sentence yet, and `it` is what the hero is called */
  told?: (it: string) => string;
  /** the motifs that have this layout; all of them when left out */
  motifs?: readonly string[];
  /** what it suits, where that differs from its motif */
  fits?: Fits;
};

export type Fits = {
  occasions?: string[];
  /** occasions that it is never right for, whatever it shows: a party balloon at a funeral */
  not?: string[];
  moods?: string[];
  recipients?: string[];
  headline?: {
    /** the shortest headline in characters that still fills the picture */
    min?: number;
    /** the longest headline in characters, line breaks left out */
    max?: number;
    /** the longest name in characters, where the picture cannot carry one of `NAME_ON_CARD_MAX` */
    nameMax?: number;
    lines?: number;
    /** the card is about a number: an age, years of marriage; it goes into `sub` */
    needsNumber?: boolean;
    /** the only numbers that it is right for */
    numbers?: readonly number[];
    /** the picture is made of the name: initials, letters on wagons */
    needsName?: boolean;
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
