import { sameAs } from '#cards/catalogue/synonyms.ts';
import type { Statements } from '#db/statements.ts';
import { queryOf, wordsTyped } from './typed.ts';

/** The best cards of a text, the best first. `corrected` is what was looked for in place of what was typed; `loosened` says that no card has all of it. */
export type Found = { cardIds: string[]; corrected: string | null; loosened: boolean };

/**
 * So many are given, as nobody leafs further: of the cards that match the first in the shop's order, then put in the
 * order of how well they match. What is asked of everything stays quick in a shop of any size.
 */
const MOST_FOUND = 500;
/** The shop is looked through from its first cards on, ever deeper; each depth has an index of its own, as the migrations have it. */
const DEPTHS = [5_000, 20_000, Infinity];
/** With so many found nothing deeper is looked for. */
const ENOUGH = 100;
/** How like a word must be to stand in for one that is not there. */
const NEAR = 0.4;

/**
 * Finds cards by what is typed: every word or a synonym of it, else with its slips forgiven, else any of the words.
 * @param stocked how many cards the shop has
 */
export async function findText(statements: Statements, text: string, stocked: number): Promise<Found> {
  const words = wordsTyped(text);
  if (words.length === 0) return { cardIds: [], corrected: null, loosened: false };
  const cardsOf = (query: string) => cardsFound(statements, query, stocked);
  const asTyped = await cardsOf(queryOf(words, true));
  if (asTyped.length > 0) return { cardIds: asTyped, corrected: null, loosened: false };
  const nearest = await nearestWords(statements, words);
  const wasWrong = nearest.some((word, i) => word !== words[i]);
  const corrected = wasWrong ? nearest.join(' ') : null;
  if (wasWrong) {
    const cardIds = await cardsOf(queryOf(nearest, true));
    if (cardIds.length > 0) return { cardIds, corrected, loosened: false };
  }
  const someOf = nearest.length > 1 ? await cardsOf(queryOf(nearest, false)) : [];
  return { cardIds: someOf, corrected: someOf.length > 0 ? corrected : null, loosened: someOf.length > 0 };
}

async function cardsFound(statements: Statements, query: string, stocked: number): Promise<string[]> {
  for (const depth of DEPTHS) {
    const found = await matching(statements, depth, query);
    if (depth >= stocked || found.length >= ENOUGH) return found;
  }
  return [];
}

/** (The order is by a sum so that the words' index is used, not the order's: that would read the words of every card.) */
async function matching(statements: Statements, depth: number, query: string): Promise<string[]> {
  const among = depth === Infinity ? '' : `and rank <= ${depth}`;
  const rows = await statements.rowsPlanned<{ card_id: string }>(
    `with asked as materialized (select to_tsquery('english', $1) as query),
     matching as (
       select card_id, rank, search from cards
       where search @@ to_tsquery('english', $1) and not is_retired ${among}
       order by rank + 0 limit ${MOST_FOUND}
     )
     select card_id from matching, asked
     order by ts_rank('{0.05, 0.2, 0.5, 1}', search, asked.query) desc, rank`,
    [query],
  );
  return rows.map((row) => row.card_id);
}

/** Each word, or the one nearest to it that cards are found by. */
async function nearestWords(statements: Statements, words: readonly string[]): Promise<string[]> {
  const rows = await statements.rows<{ typed: string; word: string | null }>(
    'nearest-words',
    `select typed, coalesce(
       (select word from search_words where word = any(same) limit 1),
       (select word from search_words where word like typed || '%' order by cards desc limit 1),
       (select word from search_words
        where word % typed and similarity(replace(word, 'ph', 'f'), replace(typed, 'ph', 'f')) >= ${NEAR}
        order by similarity(replace(word, 'ph', 'f'), replace(typed, 'ph', 'f')) desc,
          abs(length(word) - length(typed)), cards desc limit 1)) as word
     from (select w->>'typed' as typed, array(select jsonb_array_elements_text(w->'same')) as same
           from jsonb_array_elements($1::jsonb) w) asked`,
    [JSON.stringify(words.map((typed) => ({ typed, same: sameAs(typed) })))],
  );
  const found = new Map(rows.map((row) => [row.typed, row.word]));
  return words.map((word) => {
    const near = found.get(word) ?? null;
    // A synonym that is there means that the word itself is known.
    return near === null || sameAs(word).includes(near) ? word : near;
  });
}
