import { POPULAR_QUERIES } from '#cards/catalogue/search/popular-queries.ts';
import { SPELLING_ALLOW_LIST } from '#cards/catalogue/search/spelling-allow-list.ts';
import { COMMON_WORDS, synonymsOf, THESAURUS } from '#cards/catalogue/search/synonyms.ts';
import type { MatchedWords } from '#contract/card.ts';
import type { Statements } from '#db/statements.ts';
import { SEARCH_COUNT_MAX } from '#shared/limits.ts';
import { popularName } from '#server/reference/reference.ts';
import { type Vocabulary, correctSpelling } from './spelling.ts';
import { type Term, termsOf } from './roles.ts';
import { asTypedIn, parseSearchWords } from './search-words.ts';
import { matchQuery, ANYONE_TERMS, rankingOf } from './ranking.ts';

/**
 * The cards that match a text, the best first. `corrected` is the text that was searched instead of the typed one; `loosened` means that no card has all
 * words; `words` says which words the cards have, if some lack one.
 */
export type Found = { cardIds: string[]; corrected: string | null; loosened: boolean; words: MatchedWords | null };

/**
 * The maximum number of results: the first matching cards in the shop's order, sorted by how well they match. So a search stays fast in a shop of any
 * size. One more than is shown means that there are more.
 */
const MOST_FOUND = SEARCH_COUNT_MAX + 1;
/** The search looks at the first cards of the shop, then at more of them. Each depth has an index of its own, from the migrations. */
const DEPTHS = [5_000, 20_000, 80_000, Infinity];
/** With this many results the search does not go deeper. */
const ENOUGH = 100;
/** If some words have to be dropped, all combinations of this many words are tried: more would add little and take long. */
const MOST_CHOSEN_AMONG = 5;
/** With fewer exact results, cards follow that have a word only in their description. */
const FEW = 8;
/**
 * Finds cards by a text. Every word, or a synonym, must match the card's text, picture or purpose, then its description. If nothing is found, the last word
 * is taken as incomplete; then typing errors are corrected; then most of the words must match, the most specific ones first.
 * @param stocked the number of cards in the shop
 * @param vocabulary the words that cards are found by; loaded only if a word matches none
 */
export async function findText(
  statements: Statements,
  text: string,
  stocked: number,
  vocabulary: () => Promise<Vocabulary>,
): Promise<Found> {
  const words = parseSearchWords(text);
  const terms = termsOf(words);
  const index = { statements, stocked };
  const asTyped = await findWithAll(index, terms);
  if (asTyped.length > 0) return exactly(asTyped, null);
  const onItsWay = await findWithAll(index, withLastAsPrefix(terms));
  if (onItsWay.length > 0) return exactly(onItsWay, null);
  const known = await vocabulary();
  const meant = words.map((word) => (isKnown(word, known) ? word : (correctSpelling(word, known) ?? word)));
  const wasWrong = meant.some((word, i) => word !== words[i]);
  const corrected = wasWrong ? meant.join(' ') : null;
  // The corrected word may be one that is ignored, such as "happy".
  const right = corrected === null ? terms : termsOf(parseSearchWords(corrected));
  if (corrected !== null) {
    const found = await findWithAll(index, right);
    if (found.length > 0) return exactly(found, corrected);
  }
  const near = await findWithMost(index, right, corrected ?? text);
  return near === null ? exactly([], null) : { ...near, corrected, loosened: true };
}

type Index = { statements: Statements; stocked: number };

function exactly(cardIds: string[], corrected: string | null): Found {
  return { cardIds, corrected, loosened: false, words: null };
}

/** Cards that have every word. */
async function findWithAll(index: Index, terms: readonly Term[]): Promise<string[]> {
  const cardsOf = (some: readonly Term[], isStrict: boolean) => cardsFound(index, matchQuery(some, isStrict), some);
  const told = await cardsOf(terms, true);
  if (told.length >= FEW) return told;
  const described = [...new Set([...told, ...(await cardsOf(terms, false))])];
  // Cards for anyone also suit the named recipient if there are few for them.
  const general = described.length < FEW && terms.length > 1 ? terms.map(includingAnyone) : terms;
  return general.every((term, i) => term === terms[i])
    ? described
    : [...new Set([...described, ...(await cardsOf(general, true))])];
}

/** Cards that lack as few words as possible, at least one. Of more than five words, the most specific are used. */
async function findWithMost(
  index: Index,
  given: readonly Term[],
  text: string,
): Promise<Pick<Found, 'cardIds' | 'words'> | null> {
  const all = given.filter(({ word }) => !COMMON_WORDS.has(word));
  const terms = mostSpecific(all);
  const firm = terms.filter(({ isSoft }) => !isSoft);
  for (let dropped = terms.length < all.length ? 0 : 1; dropped < firm.length; dropped++) {
    const cardIds = await cardsFound(index, matchQuery(terms, true, dropped), terms);
    if (cardIds.length === 0) continue;
    const having = await selectWordsOfCards(index.statements, cardIds, firm);
    const ignored = all.filter((term) => !terms.includes(term));
    const isIn = (i: number) => (words: boolean[]) => words[i] === true;
    const typed = (some: readonly Term[]) => some.flatMap(({ word }) => asTypedIn(text, word) ?? []);
    const words = {
      all: typed(firm.filter((_, i) => having.every(isIn(i)))),
      some: typed(firm.filter((_, i) => having.some(isIn(i)) && !having.every(isIn(i)))),
      none: typed([...firm.filter((_, i) => !having.some(isIn(i))), ...ignored]),
    };
    return { cardIds, words };
  }
  return null;
}

function mostSpecific(terms: readonly Term[]): Term[] {
  const firm = terms.filter(({ isSoft }) => !isSoft).toSorted((a, b) => b.weight - a.weight);
  const tooMany = new Set(firm.slice(MOST_CHOSEN_AMONG));
  return terms.filter((term) => !tooMany.has(term));
}

function includingAnyone(term: Term): Term {
  return term.role === 'who' ? { ...term, close: [...term.close, ANYONE_TERMS] } : term;
}

/** The same with the last word as a prefix. */
function withLastAsPrefix(terms: readonly Term[]): Term[] {
  return terms.map((term, i) => (i === terms.length - 1 && term.word.length >= 3 ? { ...term, isPrefix: true } : term));
}

/** Whether a word is known, and not a typing error: cards or synonyms have it. */
function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const same = synonymsOf(word);
  return (
    SPELLING_ALLOW_LIST.has(word) ||
    popularName(word) !== null ||
    same.length > 1 ||
    same.some((other) => vocabulary.has(other))
  );
}

async function cardsFound({ statements, stocked }: Index, query: string, terms: readonly Term[]): Promise<string[]> {
  if (query === '') return [];
  for (const depth of DEPTHS) {
    const found = await matching(statements, depth, query, terms);
    if (depth >= stocked || found.length >= ENOUGH) return found;
  }
  return [];
}

/** Which of the words each card has, or a related word, anywhere in its text. */
async function selectWordsOfCards(
  statements: Statements,
  cardIds: readonly string[],
  terms: readonly Term[],
): Promise<boolean[][]> {
  const rows = await statements.rowsPlanned<{ words: boolean[] }>(
    `select array[${terms.map((_, i) => `search @@ to_tsquery('english', $${i + 2})`).join(', ')}] as words
     from cards where card_id = any($1)`,
    [cardIds, ...terms.map(({ spelt, close }) => [...spelt, ...close].join(' | '))],
  );
  return rows.map(({ words }) => words);
}

/** Sorts by an expression, so that Postgres uses the index of words and not that of the order, which would read the words of every card. */
async function matching(
  statements: Statements,
  depth: number,
  query: string,
  terms: readonly Term[],
): Promise<string[]> {
  const among = depth === Infinity ? '' : `and rank <= ${depth}`;
  const { weight, values } = rankingOf(terms, 2);
  const rows = await statements.rowsPlanned<{ card_id: string }>(
    `with matching as materialized (
       select card_id, rank, search from cards
       where search @@ to_tsquery('english', $1) and not is_retired ${among}
       order by rank + 0 limit ${MOST_FOUND}
     )
     select card_id from matching order by ${weight} desc, rank`,
    [query, ...values],
  );
  return rows.map((row) => row.card_id);
}

/** The words of popular searches, which are sometimes not the words of the shop. */
const POPULAR_WORDS: readonly string[] = [
  ...new Set(POPULAR_QUERIES.flatMap((phrase) => phrase.toLocaleLowerCase('en').split(/[^a-z]+/))),
].filter((word) => word.length > 2);

/** All words that cards are found by, and the words of the thesaurus and of popular searches that lead to one of these. */
export async function selectVocabulary(statements: Statements): Promise<Vocabulary> {
  const rows = await statements.rows<{ word: string; cards: number }>(
    'search-words',
    'select word, cards from search_words',
    [],
  );
  const known = new Map(rows.map(({ word, cards }) => [word, cards]));
  const led = [...THESAURUS, ...POPULAR_WORDS].filter((word) => !known.has(word) && leadsTo(word, known));
  return new Map([...known, ...led.map((word) => [word, 0] as const)]);
}

/** Whether a word is searched as one that cards are found by: "fishing" is known by another word here. */
function leadsTo(word: string, known: ReadonlyMap<string, number>): boolean {
  return parseSearchWords(word).some((said) => synonymsOf(said).some((other) => known.has(other)));
}
