import type { CardTile } from '#contract/card.ts';
import { loadShelf, type Shelf } from './load-shelf.ts';

const ROWS = 5;
const CHOICE = 60;

/** The card that comes in the most colours, and others that come in several. */
export async function loadColourful(): Promise<{ card: CardTile; ways: CardTile['colourways']; shelf: Shelf }> {
  const { results, total } = await loadShelf({ top: 'birthday', limit: CHOICE });
  const [card, ...others] = results.toSorted((a, b) => b.colourways.length - a.colourways.length);
  if (!card) throw new Error('There is no card in the shop.');
  return { card, ways: card.colourways, shelf: { results: others.slice(0, ROWS), total } };
}
