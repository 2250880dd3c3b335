import { call } from '#app/client/api.ts';
import type { CardTile } from '#contract/card.ts';
import { loadShelf, loadWords } from './load-shelf.ts';

const ROWS = 10;
/** So many are looked through for those that have room for the name. */
const CHOICE = 60;

/** Birthday cards whose fronts have room for a name, and words with the name in them. */
export async function loadNamed(name: string): Promise<{ cards: CardTile[]; words: readonly string[] }> {
  const [first, words] = await Promise.all([
    loadShelf({ top: 'birthday', limit: 1 }),
    loadWords({ occasion: 'birthday', name, limit: 6 }),
  ]);
  const [card] = first.results;
  if (!card) return { cards: [], words };
  // What goes with a card says whether it takes a name, and each is of another make.
  const { results } = await call('GET /cards/{cardId}/related', {
    params: { cardId: card.cardId },
    query: { limit: CHOICE },
  });
  const { length } = [...name];
  const cards = results.filter(({ takesName, nameMax }) => takesName && nameMax >= length).slice(0, ROWS);
  return { cards, words };
}
