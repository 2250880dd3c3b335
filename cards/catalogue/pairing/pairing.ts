import type { Picture } from './designs.ts';
import type { Limits } from './limits.ts';
import { scoreOf, type ShownPicture } from './matching.ts';
import { createPairingStock, type EditorialChoices, type Pair, type PairingStock } from './stock.ts';
import { indexTexts } from './texts-by-subject.ts';
import { numberOf, type Words, wordsId } from '#cards/catalogue/words/words.ts';

export type { EditorialChoices, Limits, Pair };

/** Limits a round to certain texts; `take` is called for each pair, the best first, before it is used. */
export type PairFilter = { words(row: Words): boolean; take(pair: Pair): boolean };
const ALL: PairFilter = { words: () => true, take: () => true };

/** How many of the best texts are considered for each picture in one round. */
const BEST = 60;

/**
 * Pairs pictures with texts. Each picture and each text is used once, and a headline once in a top category, except plain greetings. What
 * the editors excluded is never used. Deterministic: the same store gives the same pairs.
 */
export function pairingOf(
  pictures: readonly Picture[],
  rows: readonly Words[],
  editorial: EditorialChoices,
  limits: Limits,
) {
  const stock = createPairingStock(pictures, rows, editorial, limits);
  const textsFor = indexTexts(rows);
  return {
    editorialPairs: () => pairByHand(stock, rows, editorial.pairs),

    /**
     * Pairs of the current catalogue, in the given order: a card keeps its text as long as the pair is allowed.
     * @param pairs the key of a picture and the id of its text
     */
    currentPairs: (pairs: readonly { key: string; id: string }[]): Pair[] =>
      pairs.flatMap(({ key, id }) => {
        const [view, words] = [stock.openPicture(key), stock.freeText(id)];
        if (!view || !words || !stock.isFree(words) || stock.isBarred(key, words.occasion)) return [];
        const score = scoreOf(words, view);
        if (score === null || !stock.isAllowed(view.picture, words)) return [];
        if (!stock.hasRoom(view.picture, words.occasion)) return [];
        return [stock.take({ picture: view.picture, words, score, isMade: false })];
      }),

    /** The next pairs, the best first, as many as the limits allow; empty if none has this score. */
    next(least: number, wanted = ALL): Pair[] {
      const found = stock
        .openPictures()
        .flatMap((view) => bestPairs(stock, view, textsFor(view), least, wanted))
        .toSorted(byScore);
      const taken: Pair[] = [];
      for (const pair of found) {
        if (!stock.openPicture(pair.picture.key) || !stock.isFree(pair.words)) continue;
        if (!stock.hasRoom(pair.picture, pair.words.occasion) || !wanted.take(pair)) continue;
        taken.push(stock.take(pair));
      }
      return taken;
    },

    /** Releases a pair: its text can be used again, and its picture too, but not for this occasion. */
    release: (pair: Pair): void => stock.release(pair),

    /** Pictures without a text, and texts without a picture. */
    left: () => ({ pictures: stock.openPictures().map(({ picture }) => picture), words: stock.freeTexts() }),
  };
}
export type Pairing = ReturnType<typeof pairingOf>;

/** Pairs that were written for each other, or chosen by hand. */
function pairByHand(stock: PairingStock, rows: readonly Words[], chosen: EditorialChoices['pairs']): Pair[] {
  const byName = Map.groupBy(
    stock.openPictures().map(({ picture }) => picture),
    ({ name }) => name,
  );
  const byHand = new Map(Object.entries(chosen));
  for (const row of rows)
    if (row.picture !== undefined && !byHand.has(row.picture)) byHand.set(row.picture, wordsId(row));
  const known = new Set(rows.map(wordsId));
  const pairs: Pair[] = [];
  for (const [name, id] of byHand) {
    if (!known.has(id)) throw new Error(`${name} is paired with a text that does not exist: ${id}`);
    const words = stock.freeText(id);
    const named = byName.get(name);
    if (!words || !named) continue;
    // A motif that draws numbers has a picture for each.
    const number = numberOf(words);
    const picture = named.find((one) => one.number === number) ?? named.find((one) => one.number === undefined);
    if (!picture) throw new Error(`${name} does not draw the number in its text: ${id} (${number ?? 'none'})`);
    if (stock.openPicture(picture.key) && stock.isAllowed(picture, words) && stock.isFree(words))
      pairs.push(stock.take({ picture, words, score: 100, isMade: true }));
  }
  return pairs;
}

/** The best pairs of one picture that are still possible. */
function bestPairs(
  stock: PairingStock,
  view: ShownPicture,
  texts: ReadonlySet<Words>,
  least: number,
  wanted: PairFilter,
): Pair[] {
  const { picture } = view;
  const openOccasions = new Map<string, boolean>();
  const isOpen = (occasion: string) => {
    let isFree = openOccasions.get(occasion);
    if (isFree === undefined) {
      isFree = stock.hasRoom(picture, occasion) && !stock.isBarred(picture.key, occasion);
      openOccasions.set(occasion, isFree);
    }
    return isFree;
  };
  const pairs: Pair[] = [];
  for (const words of texts) {
    if (!wanted.words(words) || !isOpen(words.occasion) || !stock.isFree(words)) continue;
    const score = scoreOf(words, view);
    if (score === null || score < least || !stock.isAllowed(picture, words)) continue;
    pairs.push({ picture, words, score, isMade: false });
  }
  return pairs.toSorted(byScore).slice(0, BEST);
}

function byScore(a: Pair, b: Pair): number {
  if (a.score !== b.score) return b.score - a.score;
  const [one, two] = [`${a.picture.key} ${wordsId(a.words)}`, `${b.picture.key} ${wordsId(b.words)}`];
  return one < two ? -1 : one > two ? 1 : 0;
}
