import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import type { Picture } from '#cards/catalogue/pairing/designs.ts';
import { type Words, wordsId } from '#cards/catalogue/words/words.ts';
import type { Choices } from './choices.ts';

/** Everything that choices about single cards can name. */
export type Named = { pictures: readonly Picture[]; rows: readonly Words[]; cards: readonly CatalogueEntry[] };

/** The name of the list of pictures that may be among the first of the shop. */
const SHOP = 'shop';

/**
 * Choices that match nothing, because a picture was renamed, words were reworded or a category was removed. They have no effect, and nothing else
 * reports it: a card that was left out is back, a headline that was corrected is as before.
 * @returns a sentence for each
 */
export function strayChoices(choices: Choices, { pictures, rows, cards }: Named): string[] {
  const names = new Set(pictures.map(({ name }) => name));
  const families = new Set(pictures.map(({ family }) => `${family}/*`));
  const ids = new Set(rows.map(wordsId));
  const standing = Map.groupBy(
    cards.flatMap((card) => card.shelves.map((shelf) => ({ shelf: shelf.join('/'), name: nameOf(card) }))),
    ({ shelf }) => shelf,
  );
  const isLeftOut = (key: string) => {
    const [name = '', words] = key.split(' + ');
    if (words !== undefined) return names.has(name) && ids.has(words);
    return names.has(name) || families.has(name) || ids.has(name);
  };
  const stray: string[] = [];
  const say = (list: keyof Choices, key: string, what: string) =>
    stray.push(`editorial.json, ${list}, ${key}: ${what}`);

  for (const key of Object.keys(choices.leftOut))
    if (!isLeftOut(key)) say('leftOut', key, 'is no picture, no words, and no pair of them');
  for (const [key, words] of Object.entries(choices.pairs)) {
    if (!names.has(key)) say('pairs', key, 'is no picture');
    if (!ids.has(words)) say('pairs', key, `takes words that are not there: ${words}`);
  }
  for (const [before, now] of Object.entries(choices.reworded)) {
    if (ids.has(before)) say('reworded', before, 'are words that are still there, so that none take their place');
    if (!ids.has(now)) say('reworded', before, `became words that are not there: ${now}`);
  }
  for (const list of ['palettes', 'titles', 'lines', 'names'] as const)
    for (const key of Object.keys(choices[list])) if (!names.has(key)) say(list, key, 'is no picture');
  for (const [shelf, leading] of Object.entries(choices.front)) {
    if (shelf === SHOP) continue;
    const there = standing.get(shelf);
    if (there === undefined) say('front', shelf, 'is no shelf');
    for (const name of leading)
      if (there?.every((card) => card.name !== name))
        say('front', shelf, `is led by ${name}, which does not stand there`);
  }
  return stray;
}

/** The name that pairings use for a card's picture. */
function nameOf({ recipe }: CatalogueEntry): string {
  return [recipe.family, recipe.motif, recipe.variant].filter((part) => part !== undefined).join('/');
}
