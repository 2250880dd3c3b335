import { numberOf, type Words } from '#cards/catalogue/words/words.ts';

const names = (list: string) => list.split(' ');
const SILVER = names('nordic cobalt lilac');
const DIAMOND = names('nordic cobalt lilac midnight');
const SAPPHIRE = names('cobalt midnight nordic');

/** The palettes for anniversaries that are named after a metal or a stone: no golden wedding in silver foil, no sapphire on red. */
const STONES: Record<string, readonly string[]> = {
  25: SILVER,
  30: names('nordic blush lilac lagoon'),
  35: names('sorbet blush candy lagoon'),
  40: names('crimson winter candy plum marigold sorbet'),
  45: SAPPHIRE,
  50: names('noir emerald midnight marigold lemonade forest'),
  55: names('emerald forest lagoon'),
  60: DIAMOND,
  65: SAPPHIRE,
  70: names('nordic lilac cobalt noir'),
  75: DIAMOND,
};

/** The palettes of a picture that suit the years in its text, in the picture's own order; all of them if none does. */
export function palettesOfYears(words: Words, palettes: readonly string[]): readonly string[] {
  const years = words.occasion === 'anniversary' ? numberOf(words) : undefined;
  const wanted = years === undefined ? undefined : STONES[years];
  const left = wanted === undefined ? palettes : palettes.filter((id) => wanted.includes(id));
  return left.length > 0 ? left : palettes;
}
