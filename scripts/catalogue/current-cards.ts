import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { type Words, wordsId } from '#cards/catalogue/words/words.ts';

/** A card of the shop as it stands: the key of its picture, its words and the name by which pairings call them, its colours. */
export type CurrentCard = { key: string; id: string; words: Words; palette: string };

/** The cards that stand in the shop with words that are still in the store, if only in other words. */
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
