import { sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import type { CardRow } from './view.ts';

export type Shelf = { top?: string | undefined; mid?: string | undefined; sub?: string | undefined };

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

export async function selectCard(statements: Statements, cardId: string): Promise<CardRow | undefined> {
  return (await statements.rows<CardRow>('card', `select ${COLUMNS} from cards where card_id = $1`, [cardId]))[0];
}

/** The cards that a visitor's session or a member sent last, the newest first. */
export async function selectSentCards(statements: Statements, sessionId: string | null, memberId: string | null) {
  const rows = await statements.rows<{ card_id: string }>(
    'cards-sent',
    `select card_id from card_sends where sent_at is not null and (session_id = $1 or member_id = $2)
     order by sent_at desc limit 20`,
    [sessionId, memberId],
  );
  return rows.map((row) => row.card_id);
}

/** Cards that share a card's shelves, those of another family first, so that they differ to the eye. */
export async function selectRelated(db: Queryable, cardId: string, limit: number, offset: number) {
  const { rows } = await sql<{ card_id: string; total: number }>`
    with own as (select top, mid, sub from card_categories where card_id = ${cardId}),
    close as (
      select s.card_id, count(*) as shared, min(s.rank) as rank
      from card_categories s join own using (top, mid, sub) join cards c on c.card_id = s.card_id
      where s.card_id <> ${cardId} and not c.is_retired
      group by s.card_id
    ),
    spread as (
      select close.*, row_number() over (partition by c.recipe->>'family' order by shared desc, close.rank) as turn, (c.recipe->>'family' = own_card.recipe->>'family')::int as kin
      from close join cards c on c.card_id = close.card_id, (select recipe from cards where card_id = ${cardId}) own_card
    )
    select card_id, count(*) over () as total from spread order by turn + 2 * kin, shared desc, rank, card_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return { cardIds: rows.map((row) => row.card_id), total: rows[0]?.total ?? 0 };
}
