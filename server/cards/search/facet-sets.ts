import { TypedFastBitSet } from 'typedfastbitset';
import { CATEGORY_FACETS, occasionOf } from '#cards/catalogue/categories/category-facets.ts';

/** The filters of a list. */
export const FACETS = ['recipient', 'mood', 'style', 'colour', 'price'] as const;
export type Facet = (typeof FACETS)[number];

/** What a card is filtered by. */
export type FilteredCard = {
  is_free: boolean;
  style: string;
  colours: string[];
  recipients: string[];
  moods: string[];
};
export type FacetSets = ReadonlyMap<Facet, Map<string, TypedFastBitSet>>;

/** The cards with each choice, by their position in the shop's order. */
export function facetSetsOf(cards: readonly FilteredCard[]): FacetSets {
  const byFacet = new Map<Facet, Map<string, TypedFastBitSet>>(FACETS.map((facet) => [facet, new Map()]));
  const mark = (facet: Facet, value: string, ordinal: number) => {
    const values = byFacet.get(facet)!;
    let set = values.get(value);
    if (!set) values.set(value, (set = new TypedFastBitSet()));
    set.add(ordinal);
  };
  cards.forEach((card, ordinal) => {
    for (const who of card.recipients) mark('recipient', who, ordinal);
    for (const mood of card.moods) mark('mood', mood, ordinal);
    for (const colour of card.colours) mark('colour', colour, ordinal);
    mark('style', card.style, ordinal);
    mark('price', card.is_free ? 'free' : 'premium', ordinal);
  });
  return byFacet;
}

/**
 * Gives each category and the choice of a filter that is called the same the same cards: those that either of them had. Both sets only grow, and a
 * category has all cards of those in it, so this is repeated until nothing changes.
 */
export function uniteSameNames(categories: ReadonlyMap<string, TypedFastBitSet>, byFacet: FacetSets): void {
  const add = (to: TypedFastBitSet, from: TypedFastBitSet) => {
    const before = to.size();
    // One by one: the library's own union leaves an array of words that is slow to read ever after.
    for (const ordinal of from.array()) to.add(ordinal);
    return to.size() > before;
  };
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    for (const { path, facet, value } of CATEGORY_FACETS) {
      const category = categories.get(path);
      const occasion = categories.get(occasionOf(path));
      const choice = byFacet.get(facet)!.get(value);
      if (!category || !occasion || !choice) continue;
      const grown = [add(category, choice.new_intersection(occasion)), add(choice, category)];
      for (const above of parentsOf(path)) {
        const parent = categories.get(above);
        if (parent) grown.push(add(parent, category));
      }
      hasGrown ||= grown.includes(true);
    }
  }
}

function parentsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('/'));
}
