import { sameAs } from '#cards/catalogue/synonyms.ts';
import type { Statements } from '#db/statements.ts';
import { queryOf, wordsTyped } from './typed.ts';

/** The best cards of a text, the best first. `corrected` is what was looked for in place of what was typed; `loosened` says that no card has all of it. */
export type Found = { cardIds: string[]; corrected: string | null; loosened: boolean };

/** So many of the best are given: nobody leafs further. */
export const MOST_FOUND = 500;
/** So many of the cards that match are weighed, as they lie in the table, which is the shop's order: what is asked of everything stays quick in a shop of any size. */
const WEIGHED = 1000;
/** The cards that have an index of their own; as the migration has it. */
const FIRST = 5000;
/** When the first cards give fewer, all are looked through: then there are few in all. */
const ENOUGH = 100;
/** How like a word must be to stand in for one that is not there. */
const NEAR = 0.4;

/** Finds cards by what is typed: every word or a synonym of it, else with its slips forgiven, else any of the words. */
export async function findText(statements: Statements, text: string): Promise<Found> {
  const words = wordsTyped(text);
  if (words.length === 0) return { cardIds: [], corrected: null, loosened: false };
  const asTyped = await cardsOf(statements, queryOf(words, true));
  if (asTyped.length > 0) return { cardIds: asTyped, corrected: null, loosened: false };
  const nearest = await nearestWords(statements, words);
  const wasWrong = nearest.some((word, i) => word !== words[i]);
  const corrected = wasWrong ? nearest.join(' ') : null;
  if (wasWrong) {
    const cardIds = await cardsOf(statements, queryOf(nearest, true));
    if (cardIds.length > 0) return { cardIds, corrected, loosened: false };
  }
  const any = nearest.length > 1 ? await cardsOf(statements, queryOf(nearest, false)) : [];
  return { cardIds: any, corrected: any.length > 0 ? corrected : null, loosened: any.length > 0 };
}

/** Looks among the shop's first cards; when few of them match, among all. */
async function cardsOf(statements: Statements, query: string): Promise<string[]> {
  const first = await matching(statements, 'find-among-first', `and rank <= ${FIRST}`, query);
  return first.length >= ENOUGH ? first : matching(statements, 'find-among-all', '', query);
}

async function matching(statements: Statements, name: string, among: string, query: string): Promise<string[]> {
  const rows = await statements.rows<{ card_id: string }>(
    name,
    `with asked as materialized (select to_tsquery('english', $1) as query),
     matching as (
       select card_id, rank, search from cards
       where search @@ to_tsquery('english', $1) and not is_retired ${among} limit ${WEIGHED}
     )
     select card_id from matching, asked
     order by ts_rank('{0.05, 0.2, 0.5, 1}', search, asked.query) desc, rank
     limit ${MOST_FOUND}`,
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
