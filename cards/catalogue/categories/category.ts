/** A category of the shop; at most three levels. */
export type CategoryNode = { slug: string; name: string; heading: string; line: string; items?: CategoryNode[] };

/** The category at a path, with its parents; null if there is none. */
export function findCategory(tree: readonly CategoryNode[], place: readonly string[]): CategoryNode[] | null {
  const trail: CategoryNode[] = [];
  let level: readonly CategoryNode[] = tree;
  for (const slug of place) {
    const node = level.find((item) => item.slug === slug);
    if (!node) return null;
    trail.push(node);
    level = node.items ?? [];
  }
  return trail;
}
