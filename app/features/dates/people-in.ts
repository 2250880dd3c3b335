/** Everybody that cards went or go to, in the order of their names: how many cards, and the day of the last. */
export function peopleIn(
  cards: readonly { people: readonly string[]; at: string }[],
): { name: string; count: number; lastAt: string }[] {
  const people = new Map<string, { name: string; count: number; lastAt: string }>();
  for (const { people: names, at } of cards)
    for (const name of names) {
      const known = people.get(name);
      people.set(name, {
        name,
        count: (known?.count ?? 0) + 1,
        lastAt: known && known.lastAt > at ? known.lastAt : at,
      });
    }
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
