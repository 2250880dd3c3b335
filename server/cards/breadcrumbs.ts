import { CATEGORY_FACETS, isOfRelation, occasionOf } from '#cards/catalogue/categories/category-facets.ts';
import { relationOf } from '#shared/cards/relation.ts';

/**
 * The path to a card through the shop: the deepest of its categories, and those above it. A card that suits several kinds of people also stands in the
 * categories of each, and none of those is what it is: a card for anyone is not "Birthday, Mum".
 */
export function breadcrumbPlaces(
  categories: readonly (readonly string[])[],
  recipients: readonly string[],
): string[][] {
  const deepest = categories
    .filter((place) => isForThem(place.join('/'), recipients))
    .reduce<readonly string[]>((best, place) => (place.length > best.length ? place : best), []);
  return deepest.map((_, level) => deepest.slice(0, level + 1));
}

/** Whether a category says no more of whom a card is for than the card does. */
function isForThem(path: string, recipients: readonly string[]): boolean {
  if (occasionOf(path) === path) return true;
  const named = CATEGORY_FACETS.find((category) => category.path === path && category.facet === 'recipient');
  if (named) return recipients.length === 1 && recipients[0] === named.value;
  return !isOfRelation(path) || relationOf(recipients) !== null;
}
