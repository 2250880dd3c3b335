import { BY_CHANCE, NO_SLIPS, sameAs, THESAURUS } from '#cards/catalogue/synonyms.ts';
import type { Statements } from '#db/statements.ts';
import { SEARCH_COUNTED } from '#shared/limits.ts';
import { type Vocabulary, wordMeant } from './slips.ts';
import { queryOf, wordsTyped } from './typed.ts';

/** The best cards of a text, the best first. `corrected` is what was looked for in place of what was typed; `loosened` says that no card has all of it. */
export type Found = { cardIds: string[]; corrected: string | null; loosened: boolean };

/**
 * So many are given, as nobody leafs further: of the cards that match the first in the shop's order, then put in the
 * order of how well they match. What is asked of everything stays quick in a shop of any size. The one beyond the count says that there are more.
 */
const MOST_FOUND = SEARCH_COUNTED + 1;
/** The shop is looked through from its first cards on, ever deeper; each depth has an index of its own, as the migrations have it. */
const DEPTHS = [5_000, 20_000, 80_000, Infinity];
/** A word itself counts for so many times what a synonym does. */
const ITSELF = 3;
/** With so many found nothing deeper is looked for. */
const ENOUGH = 100;
/**
 * Finds cards by what is typed: every word or a synonym of it; else with the last word still on its way; else with slips forgiven;
 * else any of the words.
 * @param stocked how many cards the shop has
 * @param vocabulary the words that cards are found by; asked for only where something is found by none
 */
export async function findText(
  statements: Statements,
  text: string,
  stocked: number,
  vocabulary: () => Promise<Vocabulary>,
): Promise<Found> {
  const words = wordsTyped(text);
  const cardsOf = (query: string, exactly = queryOf(words, 'any', { exactly: true })) =>
    query === '' ? [] : cardsFound(statements, query, exactly, stocked);
  const asTyped = await cardsOf(queryOf(words, 'all'));
  if (asTyped.length > 0) return { cardIds: asTyped, corrected: null, loosened: false };
  const onItsWay = await cardsOf(queryOf(words, 'all', { goesOn: true }));
  if (onItsWay.length > 0) return { cardIds: onItsWay, corrected: null, loosened: false };
  const known = await vocabulary();
  const meant = words.map((word) => (isKnown(word, known) ? word : (wordMeant(word, known) ?? word)));
  const wasWrong = meant.some((word, i) => word !== words[i]);
  if (wasWrong) {
    // What was meant may turn out to say nothing, as "happy" does.
    const right = wordsTyped(meant.join(' '));
    const cardIds = await cardsOf(queryOf(right, 'all'), queryOf(right, 'any', { exactly: true }));
    if (cardIds.length > 0) return { cardIds, corrected: meant.join(' '), loosened: false };
  }
  const telling = words.filter((word) => !BY_CHANCE.has(word));
  const someOf = words.length > 1 ? await cardsOf(queryOf(telling, 'any')) : [];
  return { cardIds: someOf, corrected: null, loosened: someOf.length > 0 };
}

/** Whether a word is one, and not a slip: cards or synonyms have it. */
function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const same = sameAs(word);
  return NO_SLIPS.has(word) || same.length > 1 || same.some((other) => vocabulary.has(other));
}

async function cardsFound(statements: Statements, query: string, exactly: string, stocked: number): Promise<string[]> {
  for (const depth of DEPTHS) {
    const found = await matching(statements, depth, query, exactly);
    if (depth >= stocked || found.length >= ENOUGH) return found;
  }
  return [];
}

/**
 * The words themselves count for more than their synonyms: who looks for a piano sees pianos before violins.
 * (What is found is ordered by a sum so that the words' index is used, not the order's: that would read the words of every card.)
 */
async function matching(statements: Statements, depth: number, query: string, exactly: string): Promise<string[]> {
  const among = depth === Infinity ? '' : `and rank <= ${depth}`;
  const rows = await statements.rowsPlanned<{ card_id: string }>(
    `with asked as materialized (select to_tsquery('english', $1) as query, to_tsquery('english', $2) as exactly),
     matching as (
       select card_id, rank, search from cards
       where search @@ to_tsquery('english', $1) and not is_retired ${among}
       order by rank + 0 limit ${MOST_FOUND}
     )
     select card_id from matching, asked
     order by ts_rank('{0.05, 0.2, 0.5, 1}', search, asked.query)
       + ${ITSELF} * ts_rank('{0.05, 0.2, 0.5, 1}', search, asked.exactly) desc, rank`,
    [query, exactly],
  );
  return rows.map((row) => row.card_id);
}

/** All words that cards are found by; those of the thesaurus too, where they lead to one of these. */
export async function selectVocabulary(statements: Statements): Promise<Vocabulary> {
  const rows = await statements.rows<{ word: string; cards: number }>(
    'search-words',
    'select word, cards from search_words',
    [],
  );
  const known = new Map(rows.map(({ word, cards }) => [word, cards]));
  const led = THESAURUS.filter((word) => !known.has(word) && sameAs(word).some((other) => known.has(other)));
  return new Map([...known, ...led.map((word) => [word, 0] as const)]);
}
