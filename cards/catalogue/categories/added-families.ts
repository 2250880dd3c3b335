/**
 * The families that joined the shop after it first opened, in the order in which they came: whoever draws a new one adds it at the
 * end. "Newest" begins with the last of them, on a copy that was set up today too.
 */
export const ADDED_FAMILIES: readonly string[] = `
feltwork folded knitted patchwork sampler layered riso goldfoil unpacking overhead offing remedies upstairs nightpost weddingday counterpane
finds doormat freehold threshold cutaway mainstreet coil jharokha lightbox mothlight radiance shopfront tweed wearwhite altiplano asana
haftsin pitchside pizzeria taproom onduty chosen grace midautumn ofrenda simcha sushiya taqueria overdue hearthrug allofus raft dayone bestseat goodcompany daywork tabletop
`
  .trim()
  .split(/\s+/);

/** How long ago a family joined: the last is 0, and all that were there at the opening come after the rest. */
export function familyAges(joined: readonly string[] = ADDED_FAMILIES): (family: string) => number {
  const ages = new Map(joined.toReversed().map((family, age) => [family, age]));
  return (family) => ages.get(family) ?? joined.length;
}

/** After a card of a family so many of others come before its next. */
const APART = 8;

/**
 * Cards, given in the shop's order, as they joined it: families that came last first, and dealt so that none fills a page. What stood
 * at the opening keeps the shop's order behind them.
 */
export function newestFirst<T extends { family: string }>(
  cards: readonly T[],
  ageOf: (family: string) => number = familyAges(),
): T[] {
  const before = new Map<string, number>();
  const oldest = ageOf('');
  return cards
    .map((card) => {
      const age = ageOf(card.family);
      const nth = before.get(card.family) ?? 0;
      before.set(card.family, nth + 1);
      return { card, at: age === oldest ? Infinity : age + nth * APART };
    })
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ card }) => card);
}
