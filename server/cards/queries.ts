import { sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import type { RelatedCard } from './related.ts';
import type { CardRow } from './view.ts';

export type CategorySlugs = { top?: string | undefined; mid?: string | undefined; sub?: string | undefined };

/** All of a row but what it is found by. */
const COLUMNS =
  'card_id, design_key, title, style, is_free, occasion, palette_id, recipe, facts, content_hash, rank, is_retired, created_at';

/** Cards by their ids, in the order of the ids. */
export async function selectCards(statements: Statements, cardIds: readonly string[]): Promise<CardRow[]> {
  if (cardIds.length === 0) return [];
  const rows = await statements.rows<CardRow>('cards', `select ${COLUMNS} from cards where card_id = any($1)`, [
    cardIds,
  ]);
  const byId = new Map(rows.map((row) => [row.card_id, row]));
  return cardIds.flatMap((id) => byId.get(id) ?? []);
}

/** Cards of the whole shop, in its order. */
export async function selectRanked(db: Queryable, limit: number, offset: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`select ${sql.raw(COLUMNS)} from cards where not is_retired
    order by rank, card_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many cards `selectRanked` goes over. */
export async function countRanked(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from cards where not is_retired`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A card by its id, or by one that it had before. */
export async function selectCard(statements: Statements, cardId: string): Promise<CardRow | undefined> {
  const rows = await statements.rows<CardRow>(
    'card',
    `select ${COLUMNS} from cards
     where card_id = coalesce((select card_id from card_addresses where formerly = $1), $1)`,
    [cardId],
  );
  return rows[0];
}

/** The cards that somebody likes, by what they did: those that their session or they sent last, and those they gave a heart; the newest first. */
export async function selectLikedCards(statements: Statements, sessionId: string | null, memberId: string | null) {
  const rows = await statements.rows<{ card_id: string }>(
    'cards-liked',
    `select card_id from (
       (select card_id, sent_at as at from card_sends
        where sent_at is not null and card_id is not null and (session_id = $1 or member_id = $2)
        order by sent_at desc limit 20)
       union all
       (select card_id, created_at from favorites where member_id = $2 order by created_at desc limit 20)
     ) liked group by card_id order by max(at) desc`,
    [sessionId, memberId],
  );
  return rows.map((row) => row.card_id);
}

/** From each category of a card: so many that come after it, and so many of the first. */
const NEXT = 120;
const FIRST = 60;

/**
 * Cards that share a card's categories, in the shop's order; the card itself is among them. However large a category is, only so many of it are read. It is asked with the
 * categories and not with the card, since one that is retired is in none.
 */
export async function selectRelated(
  statements: Statements,
  cardId: string,
  categories: readonly (readonly string[])[],
) {
  const part = (level: number) => categories.map((category) => category[level] ?? '');
  return statements.rows<RelatedCard>(
    'kin',
    `with category as (
       select s.*, coalesce((select rank from card_categories c
         where c.top = s.top and c.mid = s.mid and c.sub = s.sub and c.card_id = $1), 0) as place
       from unnest($2::text[], $3::text[], $4::text[]) as s (top, mid, sub)
     ), near as (
       select card_id from category cross join lateral (
         (select c.card_id from card_categories c
          where c.top = category.top and c.mid = category.mid and c.sub = category.sub and c.rank > category.place
          order by c.rank limit ${NEXT})
         union all
         (select c.card_id from card_categories c
          where c.top = category.top and c.mid = category.mid and c.sub = category.sub
          order by c.rank limit ${FIRST})) as found
       union select $1
     )
     select card_id as "cardId", occasion, style, recipe->>'family' as family, recipe->>'motif' as hero,
       substring(recipe->>'sub' from '^[0-9]+$') as number,
       facts->'subjects' as subjects, facts->'moods' as moods, facts->'recipients' as recipients, facts->'shelves' as categories
     from cards join near using (card_id) where not is_retired or card_id = $1
     order by rank, card_id`,
    [cardId, part(0), part(1), part(2)],
  );
}
