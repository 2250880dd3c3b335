import type { Drawing } from '../drawing.ts';
import type { FontKey } from '../lettering.ts';
import type { Palette } from '../palettes.ts';

/** left, top, right, bottom, in the cover's units */
export type Frame = [x0: number, y0: number, x1: number, y1: number];

/** The colours that a cover lends to its other faces, each #rrggbb. */
export type Kit = {
  p: Palette;
  /** writing paper: always pale */
  stock: string;
  /** ink on the stock, 9:1 or more */
  ink: string;
  /** accent on the stock, 3.2:1 or more */
  acc: string;
  deep: string;
  metal: string;
  /** the envelope's outside */
  env: string;
  /** the envelope's lining */
  liner: string;
};

/** A small picture that can be put anywhere. */
export type Spot = {
  w: number;
  h: number;
  /** centred on cx, cy; `size` is the side of a square of the same area, so that tall and wide spots weigh alike */
  at: (cx: number, cy: number, size: number, deg?: number, flip?: boolean) => string;
};

/**
 * A spot lifted out of the cover's own drawing: which layers, and in them which children.
 * `depth` steps into the first group so many times; from, to and skip number the children there.
 */
export type Pick = {
  layers: number[];
  depth?: number;
  from?: number;
  to?: number;
  skip?: number[];
  find?: (children: string[]) => string[];
  box: Frame;
  /** cut to the circle in the box */
  round?: boolean;
};

/** The shape of the opening through which a part of a scene is shown. */
export type Window = 'round' | 'oval' | 'arch' | 'plate' | 'soft';

/** Where the hero stands on the cover: through a window, or standing free when its layers hold nothing else. */
export type Hero = {
  box: Frame;
  /** left out: the hero stands free, from `layers` (the art layers when left out) */
  window?: Window;
  layers?: number[];
};

/** what a face needs to know where a border leaves less room */
export type Room = {
  /** the verse's axis and measure */
  cx?: number;
  w?: number;
  /** the letter's right edge */
  right?: number;
  /** the foot of the letter's closing spot, and its lean in degrees */
  foot?: number;
  lean?: number;
};

export type Side = 'l' | 'r';

/**
 * What a family lends to its card's other faces (verse, letter, back, envelope, liner, stamp). Every part has a
 * default derived from the cover and its palette: a family declares what it can do better. The smallest useful
 * declaration is `hero`, or a `spot` function.
 */
export type Look = {
  /** the card's name on its back */
  title: string;
  /** faces for the verse, the first that holds every character wins */
  faces: FontKey[];
  small: FontKey;
  /** handwriting, when the sender has not chosen a hand */
  hand: FontKey[];
  hero: Hero;
  /** an ornament from the family's own hero: lifted from its cover, or drawn */
  spot: Pick | ((c: Drawing, k: Kit, cover: Drawing) => Spot);
  /** a simpler one for the liner */
  second: Pick | ((c: Drawing, k: Kit, cover: Drawing) => Spot);
  /** the part of the cover that the stamp shows */
  stamp: Frame;
  kit: (p: Palette) => Partial<Kit>;
  /** the spot's size on the verse, 190 to 250 */
  size: number;
  /** one device from the cover's material, at the rim only */
  edge: (c: Drawing, k: Kit, side: Side, spot: Spot, cover: Drawing) => string;
  /** a paint for the liner; left out: the spot in a half-drop, or a weave when the card is a scene */
  weave: (c: Drawing, k: Kit) => string;
  /** a small mark for the gaps of the liner */
  seed: (x: number, y: number, k: Kit) => string;
  /** a closing ornament under the verse */
  link: (c: Drawing, y: number, k: Kit) => string;
  /** what the spot stands on */
  under: (cx: number, y: number, w: number, k: Kit) => string;
  /** what lies behind it */
  behind: (c: Drawing, cx: number, cy: number, size: number, k: Kit) => string;
  room: Room;
  /** the spot has letters or numbers in it, so the liner does not mirror it */
  oneWay: boolean;
  /** paper on paper: too faint on its own to be seen small, so elsewhere it is printed in the card's deep colour */
  blind: boolean;
  /** the picture is made of this card's own words or name (monograms, word pictures), so its parts must be drawn with them */
  ownWords: boolean;
};
