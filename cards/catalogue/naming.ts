import { sentenceOf } from '#cards/render/alt-text.ts';
import type { Picture } from './pairing/designs.ts';
import { singleLine, type Words } from './words/words.ts';

/** The title of a card of a material and its description; `it` is its hero: "a fox", "lavender". */
const MATERIALS: Record<string, { title: (hero: string) => string; line: (it: string) => string }> = {
  pin: { title: (hero) => `Enamel ${hero}`, line: (it) => `${it} in hard enamel, pinned to a backing card` },
  biscuit: { title: (hero) => `Iced ${hero}`, line: (it) => `${it} baked, iced and set down on gingham` },
  clay: { title: (hero) => `Clay ${hero}`, line: (it) => `${it} rolled, pinched and pressed out of coloured clay` },
  lino: { title: (hero) => `${hero} in lino`, line: (it) => `${it} cut in lino and pulled in two colours` },
  quill: { title: (hero) => `Quilled ${hero}`, line: (it) => `${it} curled up out of narrow strips of paper` },
  strings: { title: (hero) => `${hero} in thread`, line: (it) => `${it} strung in coloured thread round small nails` },
  sunprint: {
    title: (hero) => `Sun-printed ${hero}`,
    line: (it) => `${it} left white where the sun could not reach the paper`,
  },
  foilballoon: {
    title: (hero) => `${hero} on a string`,
    line: (it) => `${it} blown up in foil, shining, and tugging at a string`,
  },
  icon: { title: (hero) => `Gilded ${hero}`, line: (it) => `${it} on a gilded panel, in a jewelled frame` },
  crayon: { title: (hero) => `Crayon ${hero}`, line: (it) => `${it} in crayon, straight off the pad` },
  leaded: { title: (hero) => `${hero} in glass`, line: (it) => `${it} in leaded glass, with the light behind it` },
  stitched: {
    title: (hero) => `Stitched ${hero}`,
    line: (it) => `${it} cut from felt and sewn round with blanket stitch`,
  },
  tesserae: { title: (hero) => `${hero} in mosaic`, line: (it) => `${it} set piece by piece in small stones` },
  veneer: { title: (hero) => `${hero} in wood`, line: (it) => `${it} laid in a dozen woods, each with its own grain` },
  relief: {
    title: (hero) => `Embossed ${hero}`,
    line: (it) => `${it} raised in white paper, for the light to find`,
  },
  sampler: { title: (hero) => `${hero} in cross-stitch`, line: (it) => `${it} counted out in little crosses` },
  knitted: { title: (hero) => `Knitted ${hero}`, line: (it) => `${it} knitted in, row by row` },
  feltwork: { title: (hero) => `Felt ${hero}`, line: (it) => `${it} cut out of thick felt and sewn by hand` },
  patchwork: { title: (hero) => `${hero} in patchwork`, line: (it) => `${it} pieced from scraps and quilted down` },
  layered: {
    title: (hero) => `${hero} in cut paper`,
    line: (it) => `${it} cut from paper, sheet behind sheet, with real depth between`,
  },
  riso: { title: (hero) => `${hero} in spot inks`, line: (it) => `${it} printed in three inks that never quite meet` },
  goldfoil: {
    title: (hero) => `${hero} in foil`,
    line: (it) => `${it} drawn in hot foil, one shining line at a time`,
  },
  folded: { title: (hero) => `Folded ${hero}`, line: (it) => `${it} folded out of one sheet, and one more try` },
};
/** Names that keep their capital letter inside a title. */
const PROPER = /^(?:Christmas|Easter|Ramadan|Cupid|Celtic)\b/;

function lower(text: string): string {
  return PROPER.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** the name of a hero without its surroundings */
function shortName(name: string): string {
  return name.replace(/^(?:A pair of|Three) /, '').split(/ (?:with|in|on|and) /)[0] ?? name;
}

/** The title of a card, and the sentence that describes it. */
export function nameOf(picture: Picture): { title: string; line: string } {
  const { drawn, number } = picture;
  const made = MATERIALS[picture.family];
  if (!picture.isMaterial || !made)
    return { title: number === undefined ? drawn.title : `${drawn.title}, ${number}`, line: shownIn(picture) };
  return {
    title: upper(lower(made.title(number ?? lower(shortName(drawn.title))))),
    // The sentence is written for the first layout of the material.
    line:
      picture.variant === undefined
        ? withNumber(sentenceOf(made.line, drawn.it ?? drawn.title), number)
        : shownIn(picture),
  };
}

/** What a picture shows, with the number that it draws. */
function shownIn({ alt, number }: Picture): string {
  return withNumber(alt, number);
}

const A_NUMBER = /\b(?:the|a) number\b/i;
/** `The number 40 on a front door.` for `The number on a front door.` */
function withNumber(text: string, number: string | undefined): string {
  return number === undefined
    ? text
    : text.replace(A_NUMBER, (said) => `${/^[AT]/.test(said) ? 'The' : 'the'} number ${number}`);
}

/** The alternative text of a front: what it shows, and its words. */
export function altOf(picture: Picture, words: Words, second: string | undefined, number: string | undefined): string {
  const shown = shownIn(picture);
  const isSaid = number === picture.number && shown !== picture.alt;
  const said = [singleLine(words.headline), second, isSaid ? undefined : number].filter(
    (part) => part !== undefined && part !== '',
  );
  return `${shown} It says: ${said.map((part) => `“${part}”`).join(', ')}.`;
}
