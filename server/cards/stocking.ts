import { sql } from 'kysely';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import type { StockedFacts } from './view.ts';
import type { Database } from '#db/client.ts';

/** What stocking changed. */
export type Stocked = { total: number; changed: number; retired: number };
const BATCH = 500;

/**
 * Brings the table of cards to the catalogue that this release carries: new and changed rows are written, those that are gone are retired
 * (their pages stay, since links to them were shared). What is unchanged, by content hash, is left alone, so that a second start is quick.
 */
export async function stockShop(db: Database, entries: readonly CatalogueEntry[]): Promise<Stocked> {
  const known = new Map(
    (await db.selectFrom('cards').select(['card_id', 'content_hash', 'is_retired']).execute()).map((row) => [
      row.card_id,
      row,
    ]),
  );
  const changed = entries.filter((entry) => {
    const row = known.get(entry.cardId);
    return row === undefined || row.is_retired || row.content_hash !== entry.contentHash;
  });
  const listed = new Set(entries.map((entry) => entry.cardId));
  const gone = [...known.values()]
    .filter((row) => !row.is_retired && !listed.has(row.card_id))
    .map((row) => row.card_id);
  if (changed.length === 0 && gone.length === 0) return { total: entries.length, changed: 0, retired: 0 };
  await db.transaction().execute(async (tx) => {
    if (gone.length > 0) {
      await tx.updateTable('cards').set({ is_retired: true }).where('card_id', 'in', gone).execute();
      await tx.deleteFrom('card_categories').where('card_id', 'in', gone).execute();
    }
    // A key that moved from one card to another must be free before it is taken.
    if (changed.length > 0)
      await tx
        .updateTable('cards')
        .set({ design_key: sql<string>`'moved:' || card_id` })
        .where('card_id', 'in', [...changed.map((entry) => entry.cardId), ...gone])
        .execute();
    for (let i = 0; i < changed.length; i += BATCH) {
      const batch = changed.slice(i, i + BATCH);
      await tx
        .insertInto('cards')
        .values(batch.map(rowOf))
        .onConflict((conflict) =>
          conflict.column('card_id').doUpdateSet((eb) => ({
            design_key: eb.ref('excluded.design_key'),
            title: eb.ref('excluded.title'),
            style: eb.ref('excluded.style'),
            is_free: eb.ref('excluded.is_free'),
            occasion: eb.ref('excluded.occasion'),
            palette_id: eb.ref('excluded.palette_id'),
            recipe: eb.ref('excluded.recipe'),
            facts: eb.ref('excluded.facts'),
            content_hash: eb.ref('excluded.content_hash'),
            rank: eb.ref('excluded.rank'),
            is_retired: false,
          })),
        )
        .execute();
      await tx
        .deleteFrom('card_categories')
        .where(
          'card_id',
          'in',
          batch.map((entry) => entry.cardId),
        )
        .execute();
      await tx
        .insertInto('card_categories')
        .values(
          batch.flatMap((entry) =>
            entry.shelves.map(([top = '', mid = '', sub = ''], i) => ({
              top,
              mid,
              sub,
              card_id: entry.cardId,
              rank: entry.places[i] ?? entry.rank,
            })),
          ),
        )
        .execute();
    }
  });
  return { total: entries.length, changed: changed.length, retired: gone.length };
}

/** A catalogue's entry as the columns of its row. */
export function rowOf(entry: CatalogueEntry) {
  return {
    card_id: entry.cardId,
    design_key: entry.designKey,
    title: entry.title,
    style: entry.style,
    is_free: entry.isFree,
    occasion: entry.occasion,
    palette_id: entry.paletteId,
    recipe: JSON.stringify(entry.recipe),
    facts: JSON.stringify({ ...entry.facts, shelves: entry.shelves } satisfies StockedFacts),
    content_hash: entry.contentHash,
    rank: entry.rank,
  };
}
