import { PAL } from '#cards/render/palettes.ts';

const names = (list: string) => list.split(' ');

/**
 * The palettes that suit an occasion: reds, greens and night colours for Christmas, nothing loud for a loss. An occasion that is
 * not listed may have all palettes.
 */
const BECOMING: Record<string, readonly string[]> = {
  sympathy: names('nordic blush lagoon lilac forest midnight plum emerald noir'),
  'get-well': names(
    'orchard blush nordic lagoon lemonade lilac sunbaked sorbet cobalt emerald forest marigold midnight',
  ),
  wedding: names('blush nordic lagoon lilac emerald midnight plum orchard forest cobalt noir sorbet'),
  baby: names('orchard blush nordic candy lagoon lemonade lilac sorbet cobalt marigold midnight'),
  christmas: names('winter crimson forest emerald nordic midnight noir orchard cobalt lagoon plum'),
  'new-year': names('midnight noir plum emerald cobalt crimson lilac nordic lagoon blush'),
  valentine: names('blush candy sorbet crimson plum orchard lilac marigold midnight noir winter cobalt'),
  'mothers-day': names(
    'orchard blush nordic candy lagoon lemonade marigold lilac sunbaked cobalt sorbet emerald midnight plum',
  ),
  'fathers-day': names(
    'orchard nordic lagoon lemonade marigold sunbaked cobalt emerald midnight noir crimson forest plum',
  ),
  halloween: names('noir midnight plum marigold forest orchard sunbaked crimson lilac emerald'),
  easter: names('lemonade lilac candy blush lagoon sorbet orchard nordic cobalt'),
  thanksgiving: names('orchard marigold sunbaked forest crimson emerald noir'),
  'st-patricks': names('emerald forest lagoon orchard nordic'),
  'fourth-of-july': names('cobalt midnight crimson nordic lagoon noir'),
  'lunar-new-year': names('crimson marigold orchard plum emerald midnight sunbaked sorbet winter'),
  'mid-autumn': names('marigold midnight crimson plum noir orchard sunbaked emerald lemonade forest'),
  diwali: names('marigold midnight plum crimson emerald orchard noir sorbet candy lilac sunbaked cobalt'),
  holi: names('candy sorbet marigold lagoon lemonade cobalt lilac plum orchard midnight'),
  eid: names('emerald midnight lagoon plum cobalt noir nordic forest lilac marigold orchard sunbaked'),
  hanukkah: names('cobalt midnight nordic lagoon lilac noir lemonade plum blush'),
  passover: names('lagoon cobalt nordic midnight lilac orchard forest emerald blush lemonade plum marigold noir'),
  'rosh-hashanah': names('marigold lemonade orchard midnight cobalt lagoon plum nordic emerald sunbaked lilac forest'),
  kwanzaa: names('emerald forest noir marigold orchard sunbaked crimson midnight plum'),
};

/**
 * The palettes of a picture that suit an occasion, in the picture's own order. A family's own palettes were chosen for its pictures and
 * always stay. If none would be left, all stay.
 */
export function suitablePalettes(occasion: string, palettes: readonly string[]): readonly string[] {
  const wanted = BECOMING[occasion];
  if (wanted === undefined) return palettes;
  const left = palettes.filter((id) => !Object.hasOwn(PAL, id) || wanted.includes(id));
  return left.length > 0 ? left : palettes;
}
