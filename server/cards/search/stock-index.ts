import { TypedFastBitSet } from 'typedfastbitset';
import { newestFirst } from '#cards/catalogue/categories/added-families.ts';
import type { Statements } from '#db/statements.ts';
import { isOfRelation } from '#cards/catalogue/categories/category-facets.ts';
import { relationOf } from '#shared/cards/relation.ts';
import { type Facet, FACETS, type FacetSets, facetSetsOf, uniteSameNames } from './facet-sets.ts';
import { withFirstRowsForAnyone } from './first-rows.ts';
import { FAVORITE_WEIGHTS } from './weights.ts';

export type ChosenFacets = Partial<Record<Facet, string>>;
export type FacetCount = { value: string; count: number };

/** The order of the shop, the newest first, or those first that are similar to some cards. */
export type Order = 'category' | 'new' | { like: readonly string[] };
/** How many of the first cards of a category are sorted for one person. */
const WEIGHED = 3000;

const DAY_MS = 86_400_000;

type Row = {
  card_id: string;
  is_free: boolean;
  family: string;
  style: string;
  colours: string[];
  recipients: string[];
  moods: string[];
  popularity: number;
  created_at: Date;
};
type CategoryRow = { category: string; card_ids: string[] };

/**
 * All cards of the shop as bitsets: a filtered list with its counts takes a few operations on words of 32 cards, whatever the size of the
 * shop. It is loaded again when the stock changes.
 */
export type StockIndex = {
  version: string;
  /** The number of cards in each category, of those with the chosen facets; the empty name is the whole shop. Every number that the shop shows comes from here, `list` or `facets`. */
  counts(chosen?: ChosenFacets): Map<string, number>;
  /** The number of these cards. */
  totalOf(cardIds: readonly string[]): number;
  list(given: {
    category: string;
    chosen: ChosenFacets;
    order: Order;
    /** only these cards, in their order */ among?: readonly string[] | undefined;
    limit: number;
    offset: number;
  }): { cardIds: string[]; total: number };
  /** For each facet, the number of cards with each choice, while the other facets stay as chosen. */
  facets(category: string, chosen: ChosenFacets, among?: readonly string[]): Record<Facet, FacetCount[]>;
};

export async function stockVersion(statements: Statements): Promise<string> {
  const [row] = await statements.rows<{ version: string }>('stock-version', 'select version from stock', []);
  return row?.version ?? '';
}

export async function readStockIndex(statements: Statements, version: string): Promise<StockIndex> {
  const cards = await statements.rows<Row>(
    'index-cards',
    `select card_id, is_free, recipe->>'family' as family, style, colours, popularity, created_at,
       array(select jsonb_array_elements_text(facts->'recipients')) as recipients,
       array(select jsonb_array_elements_text(facts->'moods')) as moods
     from cards where not is_retired order by rank, card_id`,
    [],
  );
  const categories = await statements.rows<CategoryRow>(
    'index-categories',
    `select concat_ws('/', top, nullif(mid, ''), nullif(sub, '')) as category,
       array_agg(s.card_id order by s.rank, s.card_id) as card_ids
     from card_categories s join cards c on c.card_id = s.card_id where not c.is_retired group by 1`,
    [],
  );
  return stockIndex(version, cards, categories);
}

/** Sorts the first cards by what they share with the cards that a person liked, without those cards. */
function leaning(inOrder: readonly number[], liked: readonly number[], byFacet: FacetSets): number[] {
  const weights = (['style', 'mood', 'colour'] as const).flatMap((facet) =>
    [...byFacet.get(facet)!.values()].flatMap((set) => {
      const share = liked.filter((ordinal) => set.has(ordinal)).length / Math.max(1, liked.length);
      return share > 0 ? [{ set, weight: share * FAVORITE_WEIGHTS[facet] }] : [];
    }),
  );
  const first = inOrder.slice(0, WEIGHED).map((ordinal, place) => ({
    ordinal,
    weight:
      weights.reduce((sum, { set, weight }) => sum + (set.has(ordinal) ? weight : 0), 0) -
      place / WEIGHED -
      (liked.includes(ordinal) ? 10 : 0),
  }));
  first.sort((a, b) => b.weight - a.weight);
  return [...first.map(({ ordinal }) => ordinal), ...inOrder.slice(WEIGHED)];
}

/** The positions of the cards in the shop's order, the newest card first. */
function newestOrder(cards: readonly Row[]): Uint32Array {
  return Uint32Array.from(
    newestFirst(cards.map(({ family }, ordinal) => ({ family, ordinal }))),
    ({ ordinal }) => ordinal,
  ).toSorted((a, b) => joinedOn(cards[b]!) - joinedOn(cards[a]!));
}

function stockIndex(version: string, cards: readonly Row[], categories: readonly CategoryRow[]): StockIndex {
  const ids = cards.map((card) => card.card_id);
  const ordinals = new Map(ids.map((id, i) => [id, i]));
  const ordinalsOf = (cardIds: readonly string[]) => cardIds.flatMap((id) => ordinals.get(id) ?? []);
  const byFacet = facetSetsOf(cards);
  const whole = new TypedFastBitSet();
  if (ids.length > 0) whole.addRange(0, ids.length);
  const orders = new Map<string, Uint32Array>([['', Uint32Array.from(ids.keys())]]);
  const sets = new Map<string, TypedFastBitSet>([['', whole]]);
  for (const { category, card_ids } of categories) {
    // A card that was added between the two queries has no category yet.
    const order = Uint32Array.from(ordinalsOf(card_ids));
    orders.set(category, order);
    sets.set(category, new TypedFastBitSet(order));
  }
  uniteSameNames(sets, byFacet);
  for (const [category, set] of sets) orders.set(category, popularFirst(withAdded(orders.get(category)!, set), cards));
  const counted = new Map([...sets].map(([category, set]) => [category, set.size()]));
  const ofRelation = new TypedFastBitSet(
    cards.flatMap(({ recipients }, ordinal) => (relationOf(recipients) === null ? [] : [ordinal])),
  );
  const newest = newestOrder(cards);
  const none = new TypedFastBitSet();
  const place = new Uint32Array(ids.length);
  newest.forEach((ordinal, i) => {
    place[ordinal] = i;
  });
  const newestOf = (found: number[] | undefined) => found?.toSorted((a, b) => place[a]! - place[b]!) ?? newest;

  function narrowed(
    category: string,
    chosen: ChosenFacets,
    among: readonly string[] | undefined,
    but?: Facet,
  ): TypedFastBitSet {
    let set = sets.get(category) ?? none;
    if (among) set = set.new_intersection(new TypedFastBitSet(ordinalsOf(among)));
    for (const facet of FACETS) {
      const value = chosen[facet];
      if (value === undefined || facet === but) continue;
      set = set.new_intersection(byFacet.get(facet)!.get(value) ?? none);
    }
    return set;
  }

  return {
    version,
    counts(chosen = {}) {
      if (Object.keys(chosen).length === 0) return counted;
      const narrowing = narrowed('', chosen, undefined);
      return new Map([...sets].map(([category, set]) => [category, set.intersection_size(narrowing)]));
    },
    totalOf: (cardIds) => new TypedFastBitSet(ordinalsOf(cardIds)).size(),
    list({ category, chosen, order, among, limit, offset }) {
      const set = narrowed(category, chosen, among);
      const found = among && ordinalsOf(among);
      const usual = found ?? orders.get(category) ?? [];
      const inOrder =
        order === 'new'
          ? newestOf(found)
          : order === 'category'
            ? usual
            : leaning([...usual], ordinalsOf(order.like), byFacet);
      // A search is sorted by how well its cards match, and a personal order by what the person likes.
      const isGeneral =
        among === undefined &&
        typeof order === 'string' &&
        !isOfRelation(category) &&
        relationOf([chosen.recipient ?? '']) === null;
      const cardIds: string[] = [];
      let passed = 0;
      for (const ordinal of isGeneral ? withFirstRowsForAnyone(inOrder, set, ofRelation) : inOrder) {
        if (cardIds.length === limit) break;
        if (!set.has(ordinal)) continue;
        if (passed++ < offset) continue;
        cardIds.push(ids[ordinal]!);
      }
      return { cardIds, total: set.size() };
    },
    facets(category, chosen, among) {
      const count = (facet: Facet): FacetCount[] => {
        const set = narrowed(category, chosen, among, facet);
        return [...byFacet.get(facet)!]
          .map(([value, of]) => ({ value, count: set.intersection_size(of) }))
          .filter((choice) => choice.count > 0)
          .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
      };
      return Object.fromEntries(FACETS.map((facet) => [facet, count(facet)])) as Record<Facet, FacetCount[]>;
    },
  };
}

/** An order of cards, followed by the cards of a set that it lacks, in the shop's order. */
function withAdded(order: Uint32Array, set: TypedFastBitSet): Uint32Array {
  if (set.size() === order.length) return order;
  const known = new Set(order);
  return Uint32Array.from([...order, ...set.array().filter((ordinal) => !known.has(ordinal))]);
}

/** The day on which a card was added to this copy. Cards of one day are in the order of their families. */
function joinedOn({ created_at }: Row): number {
  return Math.floor(created_at.getTime() / DAY_MS);
}

/** The most popular cards come first; the others keep the shop's order. */
function popularFirst(order: Uint32Array, cards: readonly Row[]): Uint32Array {
  if (!order.some((ordinal) => cards[ordinal]!.popularity > 0)) return order;
  const place = new Map([...order].map((ordinal, i) => [ordinal, i]));
  return order.toSorted((a, b) => cards[b]!.popularity - cards[a]!.popularity || place.get(a)! - place.get(b)!);
}
