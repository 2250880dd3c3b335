import type { CardTile } from '#contract/card.ts';

/** The number of cards in the hero. */
export const HERO_CARDS = 9;

/** Picks the hero cards from a longer list: evenly spread, since neighbours in a list are similar, and without the cards that are listed below. */
export function selectHeroCards(cards: readonly CardTile[], below: readonly CardTile[], length: number): CardTile[] {
  const taken = new Set(below.map((card) => card.cardId));
  const free = cards.filter((card) => !taken.has(card.cardId));
  const step = Math.max(1, Math.floor(free.length / length));
  return free.filter((_, i) => i % step === 0).slice(0, length);
}
