import { hash } from '#cards/render/random.ts';

/** What the shop's order looks at. */
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

/** siblings, cards of one family and layout, stand at least this far apart where the shelf is long enough */
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
 * Where a card would stand if only its family counted: siblings are dealt evenly over the shelf, the best of them first; those that
 * are as good by chance, not by their names, or every shelf would begin with anchors and bicycles.
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

/** One shelf in order: those named first lead, as named; the rest are dealt evenly by family, each unlike its neighbours. */
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

/** how many siblings stand too near to the card at a place */
function crowding(cards: readonly Ordered[], at: number): number {
  const card = cards[at]!;
  let near = 0;
  for (let i = Math.max(0, at - SIBLING_DISTANCE + 1); i < Math.min(cards.length, at + SIBLING_DISTANCE); i++)
    if (i !== at && isSibling(cards[i]!, card)) near++;
  return near;
}

/** How often siblings are looked at anew: what one change leaves near, the next may part. */
const PASSES = 6;

/** Moves siblings that still stand near each other by changing places with another card, where that leaves fewer of them near. */
function apart(cards: Ordered[], from: number): Ordered[] {
  const done = [...cards];
  for (let pass = 0, moved = true; pass < PASSES && moved; pass++) {
    moved = false;
    for (let i = from; i < done.length; i++) if (crowding(done, i) > 0 && changePlaces(done, i, from)) moved = true;
  }
  return done;
}

/** @returns whether the card at a place found another to change with */
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
 * The whole shop in one order: the shelves of the top, each already in its own order, are dealt together by their
 * share, so that every shelf keeps its order. A card may wait for its neighbours to be different, never to overtake its own shelf.
 * @param first of which shelf each of the first cards is, by its top
 */
export function interleaveCategories(shelves: readonly Ordered[][], first: readonly string[] = []): Ordered[] {
  const total = shelves.reduce((sum, shelf) => sum + shelf.length, 0);
  const at = shelves.map(() => 0);
  const done: Ordered[] = [];
  const lead = first.map((top) => shelves.findIndex((shelf) => shelf[0]?.top === top));
  while (done.length < total) {
    let best = { shelf: -1, value: Infinity };
    shelves.forEach((shelf, i) => {
      const next = shelf[at[i]!];
      if (!next) return;
      const behind = (done.length + 1) * (shelf.length / total) - at[i]!;
      const value = cost(next, done) - behind * 12;
      if (value < best.value) best = { shelf: i, value };
    });
    const wanted = lead[done.length];
    const chosen = wanted !== undefined && wanted >= 0 && at[wanted]! < shelves[wanted]!.length ? wanted : best.shelf;
    done.push(shelves[chosen]![at[chosen]!]!);
    at[chosen] = at[chosen]! + 1;
  }
  return done;
}
