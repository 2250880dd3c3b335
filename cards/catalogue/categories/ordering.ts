import { hash } from '#cards/render/random.ts';

/** What the order of the shop depends on. */
export type Ordered = {
  cardId: string;
  top: string;
  family: string;
  layout: string;
  style: string;
  palette: string;
  hero: string;
  isDark: boolean;
  quality: number;
};

/** the least distance between siblings, cards of one family and layout, if the category is large enough */
export const SIBLING_DISTANCE = 24;

const isSibling = (a: Ordered, b: Ordered) => a.family === b.family && a.layout === b.layout;

function cost(card: Ordered, before: readonly Ordered[]): number {
  let sum = 0;
  for (let back = 1; back <= Math.min(SIBLING_DISTANCE, before.length); back++) {
    const other = before[before.length - back]!;
    if (isSibling(card, other)) sum += 40 + (SIBLING_DISTANCE - back) * 2;
    else if (other.family === card.family) sum += 10 + (SIBLING_DISTANCE - back) / 2;
    if (other.hero === card.hero) sum += 6 + (SIBLING_DISTANCE - back) / 2;
    if (back <= 6 && other.style === card.style) sum += 9 - back;
    if (back <= 5 && other.palette === card.palette) sum += 9 - back;
    if (back <= 2 && other.isDark === card.isDark) sum += 3;
    if (back === 4 && other.isDark === card.isDark) sum += 1;
  }
  return sum;
}

/**
 * The position of a card if only its family counted: siblings are spread evenly over the category, the best of them first. Equally good
 * ones are ordered at random, not by name, or every category would begin with anchors and bicycles.
 */
function evenPlaces(cards: readonly Ordered[]): Map<string, number> {
  const families = Map.groupBy(cards, (card) => card.family);
  const places = new Map<string, number>();
  for (const [family, siblings] of families) {
    const phase = (hash(family) % 1000) / 1000;
    const best = siblings.toSorted((a, b) => b.quality - a.quality || hash(a.cardId) - hash(b.cardId));
    best.forEach((card, k) =>
      places.set(card.cardId, ((k + phase) / siblings.length) * cards.length - card.quality * 4),
    );
  }
  return places;
}

/** The order of one category: the cards named in `first`, in that order, then the others, spread evenly by family and different from their neighbours. */
export function orderCategory(cards: readonly Ordered[], first: readonly string[] = []): Ordered[] {
  const byId = new Map(cards.map((card) => [card.cardId, card]));
  const done = first.flatMap((id) => byId.get(id) ?? []);
  const left = cards.filter((card) => !first.includes(card.cardId)).toSorted((a, b) => (a.cardId < b.cardId ? -1 : 1));
  const places = evenPlaces(cards);
  while (left.length > 0) {
    let best = { at: 0, value: Infinity };
    left.forEach((card, at) => {
      const value = cost(card, done) + (places.get(card.cardId)! - done.length) * 0.6;
      if (value < best.value) best = { at, value };
    });
    done.push(...left.splice(best.at, 1));
  }
  return apart(done, first.length);
}

/** how many siblings are too near to the card at a position */
function crowding(cards: readonly Ordered[], at: number): number {
  const card = cards[at]!;
  let near = 0;
  for (let i = Math.max(0, at - SIBLING_DISTANCE + 1); i < Math.min(cards.length, at + SIBLING_DISTANCE); i++)
    if (i !== at && isSibling(cards[i]!, card)) near++;
  return near;
}

/** The number of passes: siblings that one pass leaves near each other may be separated by the next. */
const PASSES = 6;

/** Separates siblings that are still near each other by swapping one with another card, if fewer are near each other then. */
function apart(cards: Ordered[], from: number): Ordered[] {
  const done = [...cards];
  for (let pass = 0, moved = true; pass < PASSES && moved; pass++) {
    moved = false;
    for (let i = from; i < done.length; i++) if (crowding(done, i) > 0 && changePlaces(done, i, from)) moved = true;
  }
  return done;
}

/** @returns whether the card at a position was swapped with another */
function changePlaces(done: Ordered[], i: number, from: number): boolean {
  for (let j = done.length - 1; j >= from; j--) {
    if (i === j || isSibling(done[i]!, done[j]!)) continue;
    const before = crowding(done, i) + crowding(done, j);
    [done[i], done[j]] = [done[j]!, done[i]!];
    if (crowding(done, i) + crowding(done, j) < before) return true;
    [done[i], done[j]] = [done[j]!, done[i]];
  }
  return false;
}

/**
 * The order of the whole shop: the top categories, each in its own order, are interleaved in proportion to their size. A card may come
 * later so that its neighbours differ, but never before another of its own category.
 * @param first the top category of each of the first cards
 */
export function interleaveCategories(categories: readonly Ordered[][], first: readonly string[] = []): Ordered[] {
  const total = categories.reduce((sum, category) => sum + category.length, 0);
  const at = categories.map(() => 0);
  const done: Ordered[] = [];
  const lead = first.map((top) => categories.findIndex((category) => category[0]?.top === top));
  while (done.length < total) {
    let best = { category: -1, value: Infinity };
    categories.forEach((category, i) => {
      const next = category[at[i]!];
      if (!next) return;
      const behind = (done.length + 1) * (category.length / total) - at[i]!;
      const value = cost(next, done) - behind * 12;
      if (value < best.value) best = { category: i, value };
    });
    const wanted = lead[done.length];
    const chosen =
      wanted !== undefined && wanted >= 0 && at[wanted]! < categories[wanted]!.length ? wanted : best.category;
    done.push(categories[chosen]![at[chosen]!]!);
    at[chosen] = at[chosen]! + 1;
  }
  return done;
}
