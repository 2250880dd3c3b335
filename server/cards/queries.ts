import { type Selectable, sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import type { CardsTable } from '#db/tables.ts';

export type Shelf = { top?: string | undefined; mid?: string | undefined; sub?: string | undefined };

/** Cards of a shelf in the shop's order, or of the whole shop where no shelf is named. */
export async function selectCards(db: Queryable, shelf: Shelf, limit: number, offset: number) {
  if (shelf.top === undefined)
    return db
      .selectFrom('cards')
      .selectAll()
      .where('is_retired', '=', false)
      .orderBy('rank')
      .orderBy('card_id')
      .limit(limit)
      .offset(offset)
      .execute();
  return db
    .selectFrom('card_categories as s')
    .innerJoin('cards as c', 'c.card_id', 's.card_id')
    .selectAll('c')
    .where('s.top', '=', shelf.top)
    .where('s.mid', '=', shelf.mid ?? '')
    .where('s.sub', '=', shelf.sub ?? '')
    .where('c.is_retired', '=', false)
    .orderBy('s.rank')
    .orderBy('s.card_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function selectCard(statements: Statements, cardId: string): Promise<Selectable<CardsTable> | undefined> {
  return (await statements.rows<Selectable<CardsTable>>('card', 'select * from cards where card_id = $1', [cardId]))[0];
}

/** How many cards stand on each shelf, and in the whole shop (under the empty name). */
export async function countShelves(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('card_categories as s')
    .innerJoin('cards as c', 'c.card_id', 's.card_id')
    .select(['s.top', 's.mid', 's.sub', sql<number>`count(*)`.as('count')])
    .where('c.is_retired', '=', false)
    .groupBy(['s.top', 's.mid', 's.sub'])
    .execute();
  const all = await db
    .selectFrom('cards')
    .select(sql<number>`count(*)`.as('count'))
    .where('is_retired', '=', false)
    .executeTakeFirstOrThrow();
  return new Map([
    ['', all.count],
    ...rows.map((row) => [[row.top, row.mid, row.sub].filter(Boolean).join('/'), row.count] as const),
  ]);
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
  if (rows.length === 0) return { cards: [], total: 0 };
  const cards = await db
    .selectFrom('cards')
    .selectAll()
    .where(
      'card_id',
      'in',
      rows.map((row) => row.card_id),
    )
    .execute();
  const place = new Map(rows.map((row, i) => [row.card_id, i]));
  return {
    cards: cards.toSorted((a, b) => (place.get(a.card_id) ?? 0) - (place.get(b.card_id) ?? 0)),
    total: rows[0]?.total ?? 0,
  };
}
