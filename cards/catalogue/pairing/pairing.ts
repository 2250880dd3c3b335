import type { Picture } from './designs.ts';
import { palettesOfYears } from '#cards/catalogue/colours/milestone-years.ts';
import { suitablePalettes } from '#cards/catalogue/colours/seasons.ts';
import { topOf } from '#cards/catalogue/categories/categorize.ts';
import { isGeneral, scoreOf, seen, type ShownPicture, subjectsOfWords } from './matching.ts';
import { isGreeting, numberOf, singleLine, type Words, wordsId } from '#cards/catalogue/words/words.ts';

export type Pair = { picture: Picture; words: Words; score: number; isMade: boolean };

export type EditorialChoices = {
  /** pictures, texts or pairs ("picture + text") that are excluded, with the reason */
  leftOut: Record<string, string>;
  /** picture → its text */
  pairs: Record<string, string>;
};

/** The most cards of a kind in an occasion. */
export type Limits = {
  /** of one family and layout */
  layout(occasion: string): number;
  /** of one hero, in all materials */
  hero(occasion: string): number;
  /** cards with numerals, in the whole shop */
  numerals: number;
};

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
  const ids = new Map(rows.map((row) => [row, wordsId(row)]));
  const idOf = (row: Words) => ids.get(row) ?? wordsId(row);
  const out = (picture: Picture, words?: Words) =>
    [picture.name, `${picture.family}/*`, ...(words ? [idOf(words), `${picture.name} + ${idOf(words)}`] : [])].some(
      (name) => Object.hasOwn(editorial.leftOut, name),
    );
  const whole = new Map(pictures.map((picture) => [picture.key, picture]));
  const open = new Map(pictures.filter((picture) => !out(picture)).map((picture) => [picture.key, seen(picture)]));
  const free = new Map(rows.map((row) => [idOf(row), row]));
  const headlines = new Set<string>();
  const barred = new Set<string>();
  const count = new Map<string, number>();
  const byTag = new Map<string, Words[]>();
  const byOccasion = new Map<string, Words[]>();
  const byNumber = new Map<string, Words[]>();
  for (const row of rows) {
    if (row.tags.includes('numeral')) put(byNumber, 'numeral', row);
    else if (isGeneral(row)) put(byOccasion, row.occasion, row);
    for (const tag of subjectsOfWords(row)) put(byTag, tag, row);
  }

  // A plain greeting may be on many cards: it is used once with each verse.
  const said = new Map(
    rows.map((row) => [
      row,
      isGreeting(row) ? idOf(row) : `${topOf(row.occasion)} ${singleLine(row.headline).toLowerCase()}`,
    ]),
  );
  const headlineOf = (words: Words) => said.get(words) ?? '';
  const kindsOf = (picture: Picture, occasion: string): [key: string, most: number][] => [
    [`${occasion}|${kindOf(picture)}`, limits.layout(occasion)],
    [`${occasion}|${picture.hero}`, limits.hero(occasion)],
    ...(picture.number === undefined ? [] : [['numerals', limits.numerals] satisfies [string, number]]),
  ];
  const hasRoom = (picture: Picture, occasion: string) =>
    kindsOf(picture, occasion).every(([key, most]) => (count.get(key) ?? 0) < most);
  function add({ picture, words }: Pair, by: 1 | -1): void {
    for (const [key] of kindsOf(picture, words.occasion)) count.set(key, (count.get(key) ?? 0) + by);
  }
  function take(pair: Pair): Pair {
    open.delete(pair.picture.key);
    free.delete(idOf(pair.words));
    headlines.add(headlineOf(pair.words));
    add(pair, 1);
    // It has the palettes of its occasion and its years.
    const { picture, words } = pair;
    const palettes = palettesOfYears(words, suitablePalettes(words.occasion, picture.palettes));
    return { ...pair, picture: { ...picture, palettes } };
  }

  function candidates({ picture, shown, occasions }: ShownPicture): Set<Words> {
    if (picture.number !== undefined) return new Set(byNumber.get('numeral'));
    const found = new Set<Words>();
    for (const [tag, weight] of shown) if (weight >= 1.5) for (const row of byTag.get(tag) ?? []) found.add(row);
    for (const occasion of occasions) for (const row of byOccasion.get(occasion) ?? []) found.add(row);
    return found;
  }

  function best(view: ShownPicture, least: number, wanted: PairFilter): Pair[] {
    const pairs: Pair[] = [];
    const hasPlace = new Map<string, boolean>();
    const isOpen = (occasion: string) => {
      let isFree = hasPlace.get(occasion);
      if (isFree === undefined) {
        isFree = hasRoom(view.picture, occasion) && !barred.has(`${view.picture.key} ${occasion}`);
        hasPlace.set(occasion, isFree);
      }
      return isFree;
    };
    for (const words of candidates(view)) {
      if (!wanted.words(words) || !isOpen(words.occasion)) continue;
      if (!free.has(idOf(words)) || headlines.has(headlineOf(words))) continue;
      const score = scoreOf(words, view);
      if (score === null || score < least || out(view.picture, words)) continue;
      pairs.push({ picture: view.picture, words, score, isMade: false });
    }
    return pairs.toSorted(byScore).slice(0, BEST);
  }

  return {
    /** Pairs that were written for each other, or chosen by hand. */
    editorialPairs(): Pair[] {
      const byName = Map.groupBy(
        [...open.values()].map(({ picture }) => picture),
        ({ name }) => name,
      );
      const byHand = new Map(Object.entries(editorial.pairs));
      for (const row of rows)
        if (row.picture !== undefined && !byHand.has(row.picture)) byHand.set(row.picture, wordsId(row));
      const pairs: Pair[] = [];
      const known = new Set(rows.map(wordsId));
      for (const [name, id] of byHand) {
        if (!known.has(id)) throw new Error(`${name} is paired with a text that does not exist: ${id}`);
        const words = free.get(id);
        const named = byName.get(name);
        if (!words || !named) continue;
        // A motif that draws numbers has a picture for each.
        const number = numberOf(words);
        const picture = named.find((one) => one.number === number) ?? named.find((one) => one.number === undefined);
        if (!picture) throw new Error(`${name} does not draw the number in its text: ${id} (${number ?? 'none'})`);
        if (open.has(picture.key) && !out(picture, words) && !headlines.has(headlineOf(words)))
          pairs.push(take({ picture, words, score: 100, isMade: true }));
      }
      return pairs;
    },

    /**
     * Pairs of the current catalogue, in the given order: a card keeps its text as long as the pair is allowed.
     * @param pairs the key of a picture and the id of its text
     */
    currentPairs(pairs: readonly { key: string; id: string }[]): Pair[] {
      return pairs.flatMap(({ key, id }) => {
        const [view, words] = [open.get(key), free.get(id)];
        if (!view || !words || headlines.has(headlineOf(words)) || barred.has(`${key} ${words.occasion}`)) return [];
        const score = scoreOf(words, view);
        if (score === null || out(view.picture, words) || !hasRoom(view.picture, words.occasion)) return [];
        return [take({ picture: view.picture, words, score, isMade: false })];
      });
    },

    /** The next pairs, the best first, as many as the limits allow; empty if none has this score. */
    next(least: number, wanted = ALL): Pair[] {
      const found = [...open.values()].flatMap((view) => best(view, least, wanted)).toSorted(byScore);
      const taken: Pair[] = [];
      for (const pair of found) {
        if (!open.has(pair.picture.key) || !free.has(idOf(pair.words))) continue;
        if (headlines.has(headlineOf(pair.words)) || !hasRoom(pair.picture, pair.words.occasion)) continue;
        if (!wanted.take(pair)) continue;
        taken.push(take(pair));
      }
      return taken;
    },

    /** Releases a pair: its text can be used again, and its picture too, but not for this occasion. */
    release(pair: Pair): void {
      add(pair, -1);
      barred.add(`${pair.picture.key} ${pair.words.occasion}`);
      open.set(pair.picture.key, seen(whole.get(pair.picture.key) ?? pair.picture));
      free.set(wordsId(pair.words), pair.words);
      headlines.delete(headlineOf(pair.words));
    },

    /** Pictures without a text, and texts without a picture. */
    left: () => ({ pictures: [...open.values()].map(({ picture }) => picture), words: [...free.values()] }),
  };
}
export type Pairing = ReturnType<typeof pairingOf>;

/** The kind of card whose number is limited in an occasion: a family in one layout. For a number, the motif is the layout, because only the number changes. */
function kindOf({ family, layout, motif, number }: Picture): string {
  return number === undefined ? `${family}|${layout}` : `${family}|${layout}|${motif}`;
}

function put(map: Map<string, Words[]>, key: string, row: Words): void {
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}

function byScore(a: Pair, b: Pair): number {
  if (a.score !== b.score) return b.score - a.score;
  const [one, two] = [`${a.picture.key} ${wordsId(a.words)}`, `${b.picture.key} ${wordsId(b.words)}`];
  return one < two ? -1 : one > two ? 1 : 0;
}
