import { palettesOfYears } from '#cards/catalogue/colours/milestone-years.ts';
import { suitablePalettes } from '#cards/catalogue/colours/seasons.ts';
import { topOf } from '#cards/catalogue/categories/categorize.ts';
import { isGreeting, singleLine, type Words, wordsId } from '#cards/catalogue/words/words.ts';
import type { Picture } from './designs.ts';
import { createLimitCounter, type Limits } from './limits.ts';
import { seen, type ShownPicture } from './matching.ts';

/** A picture with its text. */
export type Pair = { picture: Picture; words: Words; score: number; isMade: boolean };

export type EditorialChoices = {
  /** pictures, texts or pairs ("picture + text") that are excluded, with the reason */
  leftOut: Record<string, string>;
  /** picture → its text */
  pairs: Record<string, string>;
};

/** The pictures and texts that are not paired yet. Each is used once, and a headline once in a top category, except plain greetings. */
export function createPairingStock(
  pictures: readonly Picture[],
  rows: readonly Words[],
  { leftOut }: EditorialChoices,
  limits: Limits,
) {
  const ids = new Map(rows.map((row) => [row, wordsId(row)]));
  const idOf = (row: Words) => ids.get(row) ?? wordsId(row);
  const isLeftOut = (picture: Picture, words?: Words) =>
    [picture.name, `${picture.family}/*`, ...(words ? [idOf(words), `${picture.name} + ${idOf(words)}`] : [])].some(
      (name) => Object.hasOwn(leftOut, name),
    );
  const all = new Map(pictures.map((picture) => [picture.key, picture]));
  const open = new Map(
    pictures.filter((picture) => !isLeftOut(picture)).map((picture) => [picture.key, seen(picture)]),
  );
  const free = new Map(rows.map((row) => [idOf(row), row]));
  const usedHeadlines = new Set<string>();
  const barred = new Set<string>();
  const counter = createLimitCounter(limits);
  // A plain greeting may be on many cards: it is used once with each verse.
  const headlines = new Map(
    rows.map((row) => [
      row,
      isGreeting(row) ? idOf(row) : `${topOf(row.occasion)} ${singleLine(row.headline).toLowerCase()}`,
    ]),
  );
  const headlineOf = (words: Words) => headlines.get(words) ?? '';

  return {
    hasRoom: counter.hasRoom,
    /** The pictures that have no text yet. */
    openPictures: (): ShownPicture[] => [...open.values()],
    openPicture: (key: string) => open.get(key),
    /** The texts that are on no picture yet. */
    freeTexts: (): Words[] => [...free.values()],
    freeText: (id: string) => free.get(id),
    isFree: (words: Words): boolean => free.has(idOf(words)) && !usedHeadlines.has(headlineOf(words)),
    isAllowed: (picture: Picture, words: Words): boolean => !isLeftOut(picture, words),
    /** Whether a pair of this picture was released in this occasion. */
    isBarred: (pictureKey: string, occasion: string): boolean => barred.has(`${pictureKey} ${occasion}`),

    /** Takes a pair: its picture then has the palettes of its occasion and its years. */
    take(pair: Pair): Pair {
      const { picture, words } = pair;
      open.delete(picture.key);
      free.delete(idOf(words));
      usedHeadlines.add(headlineOf(words));
      counter.add(picture, words.occasion, 1);
      const palettes = palettesOfYears(words, suitablePalettes(words.occasion, picture.palettes));
      return { ...pair, picture: { ...picture, palettes } };
    },

    /** Releases a pair: its text can be used again, and its picture too, but not for this occasion. */
    release({ picture, words }: Pair): void {
      counter.add(picture, words.occasion, -1);
      barred.add(`${picture.key} ${words.occasion}`);
      open.set(picture.key, seen(all.get(picture.key) ?? picture));
      free.set(wordsId(words), words);
      usedHeadlines.delete(headlineOf(words));
    },
  };
}
export type PairingStock = ReturnType<typeof createPairingStock>;
