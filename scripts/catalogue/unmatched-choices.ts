import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import type { Picture } from '#cards/catalogue/pairing/designs.ts';
import { type Words, wordsId } from '#cards/catalogue/words/words.ts';
import type { Choices } from './choices.ts';

/** Everything that choices about single cards can name. */
export type CatalogueNames = { pictures: readonly Picture[]; rows: readonly Words[]; cards: readonly CatalogueEntry[] };

/** The name of the list of pictures that may be among the first of the shop. */
const SHOP = 'shop';

/**
 * Choices that match nothing, because a picture was renamed, words were reworded or a category was removed. They have no effect, and nothing else
 * reports it: a card that was left out is back, a headline that was corrected is as before.
 * @returns a sentence for each
 */
export function findUnmatchedChoices(choices: Choices, { pictures, rows, cards }: CatalogueNames): string[] {
  const names = new Set(pictures.map(({ name }) => name));
  const families = new Set(pictures.map(({ family }) => `${family}/*`));
  const ids = new Set(rows.map(wordsId));
  const cardsByCategory = Map.groupBy(
    cards.flatMap((card) => card.categories.map((category) => ({ category: category.join('/'), name: nameOf(card) }))),
    ({ category }) => category,
  );
  const isLeftOut = (key: string) => {
    const [name = '', words] = key.split(' + ');
    if (words !== undefined) return names.has(name) && ids.has(words);
    return names.has(name) || families.has(name) || ids.has(name);
  };
  const unmatched: string[] = [];
  const report = (list: keyof Choices, key: string, what: string) =>
    unmatched.push(`editorial.json, ${list}, ${key}: ${what}`);

  for (const key of Object.keys(choices.leftOut))
    if (!isLeftOut(key)) report('leftOut', key, 'matches no picture, no text and no pair of the two');
  for (const [key, words] of Object.entries(choices.pairs)) {
    if (!names.has(key)) report('pairs', key, 'matches no picture');
    if (!ids.has(words)) report('pairs', key, `names a text that does not exist: ${words}`);
  }
  for (const [before, now] of Object.entries(choices.reworded)) {
    if (ids.has(before)) report('reworded', before, 'is a text that still exists, so it is not replaced');
    if (!ids.has(now)) report('reworded', before, `is replaced by a text that does not exist: ${now}`);
  }
  for (const list of ['palettes', 'titles', 'lines', 'names'] as const)
    for (const key of Object.keys(choices[list])) if (!names.has(key)) report(list, key, 'matches no picture');
  for (const [category, leading] of Object.entries(choices.front)) {
    if (category === SHOP) continue;
    const there = cardsByCategory.get(category);
    if (there === undefined) report('front', category, 'matches no category');
    for (const name of leading)
      if (there?.every((card) => card.name !== name))
        report('front', category, `starts with ${name}, which is not in this category`);
  }
  return unmatched;
}

/** The name that pairings use for a card's picture. */
function nameOf({ recipe }: CatalogueEntry): string {
  return [recipe.family, recipe.motif, recipe.variant].filter((part) => part !== undefined).join('/');
}
