import { SPELLING_ALLOW_LIST } from '#cards/catalogue/search/spelling-allow-list.ts';
import { COMMON_WORDS, synonymsOf, THESAURUS } from '#cards/catalogue/search/synonyms.ts';
import type { Statements } from '#db/statements.ts';
import { SEARCH_COUNT_MAX } from '#shared/limits.ts';
import { popularName } from '#server/reference/reference.ts';
import { type Vocabulary, correctSpelling } from './spelling.ts';
import { type Term, termsOf } from './roles.ts';
import { parseSearchWords } from './search-words.ts';
import { matchQuery, ANYONE_TERMS, rankingOf } from './ranking.ts';

/** The cards that match a text, the best first. `corrected` is the text that was searched instead of the typed one; `loosened` means that no card has all words. */
export type Found = { cardIds: string[]; corrected: string | null; loosened: boolean };

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
  const cardsOf = (some: readonly Term[], isStrict: boolean, dropped = 0) =>
    cardsFound(statements, matchQuery(some, isStrict, dropped), some, stocked);
  const allOf = async (some: readonly Term[]) => {
    const told = await cardsOf(some, true);
    if (told.length >= FEW) return told;
    const described = [...new Set([...told, ...(await cardsOf(some, false))])];
    // Cards for anyone also suit the named recipient if there are few for them.
    const general = described.length < FEW && some.length > 1 ? some.map(includingAnyone) : some;
    return general.every((term, i) => term === some[i])
      ? described
      : [...new Set([...described, ...(await cardsOf(general, true))])];
  };
  const asTyped = await allOf(terms);
  if (asTyped.length > 0) return { cardIds: asTyped, corrected: null, loosened: false };
  const onItsWay = await allOf(withLastAsPrefix(terms));
  if (onItsWay.length > 0) return { cardIds: onItsWay, corrected: null, loosened: false };
  const known = await vocabulary();
  const meant = words.map((word) => (isKnown(word, known) ? word : (correctSpelling(word, known) ?? word)));
  const wasWrong = meant.some((word, i) => word !== words[i]);
  if (wasWrong) {
    // The corrected word may be one that is ignored, such as "happy".
    const right = await allOf(termsOf(parseSearchWords(meant.join(' '))));
    if (right.length > 0) return { cardIds: right, corrected: meant.join(' '), loosened: false };
  }
  const all = termsOf(wasWrong ? parseSearchWords(meant.join(' ')) : words).filter(
    ({ word }) => !COMMON_WORDS.has(word),
  );
  const telling = mostSpecific(all);
  const firm = telling.filter(({ isSoft }) => !isSoft).length;
  for (let dropped = telling.length < all.length ? 0 : 1; dropped < firm; dropped++) {
    const some = await cardsOf(telling, true, dropped);
    if (some.length > 0) return { cardIds: some, corrected: wasWrong ? meant.join(' ') : null, loosened: true };
  }
  return { cardIds: [], corrected: null, loosened: false };
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

async function cardsFound(
  statements: Statements,
  query: string,
  terms: readonly Term[],
  stocked: number,
): Promise<string[]> {
  if (query === '') return [];
  for (const depth of DEPTHS) {
    const found = await matching(statements, depth, query, terms);
    if (depth >= stocked || found.length >= ENOUGH) return found;
  }
  return [];
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

/** All words that cards are found by, and the words of the thesaurus that lead to one of these. */
export async function selectVocabulary(statements: Statements): Promise<Vocabulary> {
  const rows = await statements.rows<{ word: string; cards: number }>(
    'search-words',
    'select word, cards from search_words',
    [],
  );
  const known = new Map(rows.map(({ word, cards }) => [word, cards]));
  const led = THESAURUS.filter((word) => !known.has(word) && synonymsOf(word).some((other) => known.has(other)));
  return new Map([...known, ...led.map((word) => [word, 0] as const)]);
}
