/**
 * The families that were added after the first release, in order. A new family is added at the end. "Newest" begins with the last
 * one, also on a copy that was set up today.
 */
export const ADDED_FAMILIES: readonly string[] = `
feltwork folded knitted patchwork sampler layered riso goldfoil unpacking overhead offing remedies upstairs nightpost weddingday counterpane
finds doormat freehold threshold cutaway mainstreet coil jharokha lightbox mothlight radiance shopfront tweed wearwhite altiplano asana
haftsin pitchside pizzeria taproom onduty chosen grace midautumn ofrenda simcha sushiya taqueria overdue hearthrug allofus raft dayone bestseat goodcompany daywork tabletop
`
  .trim()
  .split(/\s+/);

/** The age of a family: 0 for the newest. Families of the first release are older than all others. */
export function familyAges(joined: readonly string[] = ADDED_FAMILIES): (family: string) => number {
  const ages = new Map(joined.toReversed().map((family, age) => [family, age]));
  return (family) => ages.get(family) ?? joined.length;
}

/** The number of cards of other families between two cards of one family. */
const APART = 8;

/**
 * Sorts cards, given in the shop's order, by the age of their families, the newest first, and spreads them so that no family fills a page.
 * Cards of the first release follow in the shop's order.
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
