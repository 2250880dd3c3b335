import type { ColourShares } from './colours/colour-names.ts';
import type { Recipe } from '#cards/document/recipe.ts';
import type { HeadlineSize } from '#cards/render/headline-size.ts';
import type { Topic } from './words/words.ts';

/** A colourway of a card: the same design in another palette. `v` is the content hash of its pictures. */
export type ColourwayEntry = { paletteId: string; name: string; swatch: [string, string, string]; v: string };

/** What the shop shows about a card, besides its recipe. */
export type CardFacts = {
  alt: string;
  line: string;
  headline: string;
  verse: string;
  /** the size of the headline on the front, if it is the plain greeting of its occasion */
  greeting?: HeadlineSize;
  takesName: boolean;
  /** the picture spells a name, so a sender must give one; `nameOnFront` is only what the shop shows */
  needsName: boolean;
  /** the longest name that fits on the front, in characters, if that is less than the general maximum */
  nameMax?: number;
  nameOnFront: string;
  paper: string;
  /** the share of each colour on the front, in hundredths */
  colours: ColourShares;
  envelope: { colour: string; liner: string; ink: string };
  colourways: ColourwayEntry[];
  subjects: string[];
  /** what its text is about besides the occasion: an engagement, a lost pet, Nowruz */
  topics: Topic[];
  moods: string[];
  recipients: string[];
  /** topics that a person may want to avoid: age-joke, alcohol, religion, pets */
  cautions: string[];
};

/** One card of the catalogue: a row of the file that `npm run catalogue` writes, and of the table `cards`. It contains no artwork. */
export type CatalogueEntry = {
  cardId: string;
  /** earlier addresses, which still lead to it */
  formerly?: readonly string[];
  /** family + hero + layout + material: unique */
  designKey: string;
  title: string;
  style: string;
  isFree: boolean;
  occasion: string;
  /** its categories, each with its parents: ["birthday"], ["birthday", "for-her"] … */
  categories: string[][];
  /** its position in each of its categories, in the same order */
  places: number[];
  paletteId: string;
  recipe: Recipe;
  facts: CardFacts;
  /** its position in the order of the whole shop */
  rank: number;
  contentHash: string;
};
