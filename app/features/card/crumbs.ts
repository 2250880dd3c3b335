export type Crumb = { name: string; path: string };

/**
 * The way to a card through the shop: its deepest shelf, and the shelves above that one. A card stands on several; the names of
 * shelves above come from the card's own shelves and from the navigation.
 */
export function crumbsOf(shelves: readonly Crumb[], known: readonly Crumb[]): Crumb[] {
  const deepest = shelves.reduce<Crumb | null>(
    (best, shelf) => (best === null || depth(shelf) > depth(best) ? shelf : best),
    null,
  );
  if (deepest === null) return [];
  const above = new Map(
    [...known, ...shelves]
      .filter(({ path }) => deepest.path.startsWith(`${path}/`))
      .map((shelf) => [shelf.path, shelf]),
  );
  return [...[...above.values()].sort((a, b) => depth(a) - depth(b)), deepest].map(({ name, path }) => ({
    name,
    path,
  }));
}

function depth({ path }: Crumb): number {
  return path.split('/').length;
}
