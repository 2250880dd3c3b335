import type { TypedFastBitSet } from 'typedfastbitset';

/** The number of cards in the first rows of a list: five rows on a wide page. */
export const FIRST_ROWS = 24;

/**
 * The cards of a list in their order, with those for one relation after the first rows: whoever opens "Birthday" should not have to tell a card for Mum
 * from a card for a friend. If too few suit anyone, the others follow them.
 * @param order all cards, in an order
 * @param set the cards of the list
 */
export function* withFirstRowsForAnyone(
  order: Iterable<number>,
  set: TypedFastBitSet,
  ofRelation: TypedFastBitSet,
): Iterable<number> {
  const most = Math.min(FIRST_ROWS, set.size() - set.intersection_size(ofRelation));
  const first = new Set<number>();
  if (most > 0)
    for (const ordinal of order) {
      if (!set.has(ordinal) || ofRelation.has(ordinal)) continue;
      first.add(ordinal);
      if (first.size === most) break;
    }
  yield* first;
  for (const ordinal of order) if (set.has(ordinal) && !first.has(ordinal)) yield ordinal;
}
