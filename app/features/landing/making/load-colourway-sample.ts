import type { CardTile } from '#contract/card.ts';
import { loadCards, type CardList } from '#app/client/cards/load-cards.ts';

const ROWS = 5;
const CHOICE = 60;

/** The card with the most colourways, and others with several. */
export async function loadColourwaySample(): Promise<{
  card: CardTile;
  ways: CardTile['colourways'];
  cards: CardList;
}> {
  const { results, total } = await loadCards({ top: 'birthday', limit: CHOICE });
  const [card, ...others] = results.toSorted((a, b) => b.colourways.length - a.colourways.length);
  if (!card) throw new Error('There is no card in the shop.');
  return { card, ways: card.colourways, cards: { results: others.slice(0, ROWS), total } };
}
