import type { Queryable } from '#db/client.ts';

/** A member's favourites, the newest first. */
export async function selectFavorites(db: Queryable, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('card_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('card_id')
    .execute();
  return rows.map((row) => row.card_id);
}

/** Kept once, however often it is kept. */
export async function insertFavorite(
  db: Queryable,
  row: { member_id: string; card_id: string; rank: number; created_at: Date },
): Promise<void> {
  await db
    .insertInto('favorites')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavorite(db: Queryable, memberId: string, cardId: string): Promise<void> {
  await db.deleteFrom('favorites').where('member_id', '=', memberId).where('card_id', '=', cardId).execute();
}

/** A member's favourites with their titles, the newest first. */
export function selectFavoriteTitles(db: Queryable, memberId: string) {
  return db
    .selectFrom('favorites as f')
    .innerJoin('cards as c', 'c.card_id', 'f.card_id')
    .select(['f.card_id', 'c.title', 'f.created_at'])
    .where('f.member_id', '=', memberId)
    .orderBy('f.created_at', 'desc')
    .execute();
}
