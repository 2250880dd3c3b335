import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { type Words, wordsId } from '#cards/catalogue/words/words.ts';

/** A current card of the shop: the key of its picture, its words and the name that pairings use for them, its colours. */
export type CurrentCard = { key: string; id: string; words: Words; palette: string };

/** The current cards of the shop whose words are still in the store, possibly reworded. */
export function currentCards(
  entries: readonly CatalogueEntry[],
  rows: readonly Words[],
  reworded: Readonly<Record<string, string>> = {},
): CurrentCard[] {
  const known = new Map(rows.map((row) => [wordsId(row), row]));
  return entries.flatMap(({ designKey, occasion, facts, paletteId }) => {
    const id = wordsId({ occasion: occasion as Words['occasion'], headline: facts.headline, inside: facts.verse });
    const words = known.get(id) ?? known.get(reworded[id] ?? '');
    return words === undefined ? [] : [{ key: designKey, id: wordsId(words), words, palette: paletteId }];
  });
}
