export type Breadcrumb = { name: string; path: string };

/**
 * The path to a card through the shop: its deepest category and the categories above that one. A card is in several; the names of the
 * parents come from the card's own categories and from the navigation.
 */
export function getBreadcrumbs(categories: readonly Breadcrumb[], known: readonly Breadcrumb[]): Breadcrumb[] {
  const deepest = categories.reduce<Breadcrumb | null>(
    (best, category) => (best === null || depth(category) > depth(best) ? category : best),
    null,
  );
  if (deepest === null) return [];
  const parents = new Map(
    [...known, ...categories]
      .filter(({ path }) => deepest.path.startsWith(`${path}/`))
      .map((category) => [category.path, category]),
  );
  return [...[...parents.values()].sort((a, b) => depth(a) - depth(b)), deepest].map(({ name, path }) => ({
    name,
    path,
  }));
}

function depth({ path }: Breadcrumb): number {
  return path.split('/').length;
}
