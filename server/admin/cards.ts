import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { likeText } from '#db/like-text.ts';
import type { Shop } from '#server/cards/cards.ts';
import { coverOf } from './view.ts';

type CardRow = {
  card_id: string;
  title: string;
  occasion: string;
  palette_id: string;
  content_hash: string;
  facts: unknown;
  is_free: boolean;
  is_retired: boolean;
  sends: number;
  favorites: number;
};
type Asked = { q: string; limit: number; offset: number };

/** Cards of the shop, what people send most first; or those whose title, occasion or number it is. */
async function selectCards(db: Database, { q, limit, offset }: Asked): Promise<{ rows: CardRow[]; total: number }> {
  const typed = `%${likeText(q.trim())}%`;
  const matches = sql`(${q.trim() === ''} or lower(title || ' ' || occasion || ' ' || card_id) like ${typed})`;
  const [{ rows }, counted] = await Promise.all([
    sql<CardRow>`
      with found as (select * from cards where ${matches} order by popularity desc, rank, card_id limit ${limit} offset ${offset})
      select c.card_id, c.title, c.occasion, c.palette_id, c.content_hash, c.facts, c.is_free, c.is_retired,
        (select count(*)::integer from card_sends s where s.card_id = c.card_id and s.sent_at is not null) as sends,
        (select count(*)::integer from favorites f where f.card_id = c.card_id) as favorites
      from found c order by c.popularity desc, c.rank, c.card_id`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from cards where ${matches}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Cards of the shop, with how often each was sent and kept. */
export async function listCards({ db, shop }: { db: Database; shop: Pick<Shop, 'isPriced'> }, asked: Asked) {
  const { rows, total } = await selectCards(db, asked);
  return {
    results: rows.map((row) => ({
      cardId: row.card_id,
      title: row.title,
      coverUrl: coverOf(row),
      occasion: row.occasion,
      isFree: row.is_free || !shop.isPriced(),
      isRetired: row.is_retired,
      sends: row.sends,
      favorites: row.favorites,
    })),
    total,
  };
}
