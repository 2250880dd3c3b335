import type { ColourShares } from './colours/colour-names.ts';
import type { Recipe } from '#cards/document/recipe.ts';
import type { HeadlineSize } from '#cards/render/headline-size.ts';
import type { Topic } from './words/words.ts';

/** A colourway of a card: the same design in another palette. `v` is the content hash of its pictures. */
export type ColourwayEntry = { paletteId: string; name: string; swatch: [string, string, string]; v: string };

/** What the shop says of a card, beside its recipe. */
export type CardFacts = {
  alt: string;
  line: string;
  headline: string;
  verse: string;
  /** how large the headline stands on the front, where it is the plain greeting of its occasion */
  greeting?: HeadlineSize;
  takesName: boolean;
  /** the picture spells a name, so a sender must give one; `nameOnFront` is only what the shop shows */
  needsName: boolean;
  /** the longest name that the front carries, in characters, where that is less than any front's */
  nameMax?: number;
  nameOnFront: string;
  paper: string;
  /** how much of the front each colour has, in hundredths */
  colours: ColourShares;
  envelope: { colour: string; liner: string; ink: string };
  colourways: ColourwayEntry[];
  subjects: string[];
  /** what its words are about beside the occasion: an engagement, a lost pet, Nowruz */
  topics: Topic[];
  moods: string[];
  recipients: string[];
  /** cautions that "please avoid" reads: age-joke, alcohol, religion, pets */
  cautions: string[];
};

/** One card of the catalogue: a row of the file that the catalogue's command writes, and of the table `cards`. It never holds artwork. */
export type CatalogueEntry = {
  cardId: string;
  /** addresses that it had before, where it had any; they lead to it */
  formerly?: readonly string[];
  /** family + hero + layout + material: unique */
  designKey: string;
  title: string;
  style: string;
  isFree: boolean;
  occasion: string;
  /** shelves it stands on, from the top: ["birthday"], ["birthday", "for-her"] … every level is named */
  shelves: string[][];
  /** its place on each of its shelves, in their order */
  places: number[];
  paletteId: string;
  recipe: Recipe;
  facts: CardFacts;
  /** place in the shop's own order */
  rank: number;
  contentHash: string;
};
