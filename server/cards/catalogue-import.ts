import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import type { Database, Tx } from '#db/client.ts';
import { foundBy, rowOf } from './catalogue-rows.ts';
import { searchDocumentOf, wordsOfDocument } from './search/documents.ts';

/** What an import changed. */
export type Stocked = { total: number; changed: number; retired: number };
const BATCH = 500;
const WORDS_BATCH = 5000;
/** Raised when cards are found by something else than before. */
const FOUND_BY = '8';

/**
 * Brings the table of cards to the catalogue that this release carries: new and changed rows are written, those that are gone are retired
 * (their pages stay, since links to them were shared). What is unchanged, by content hash, is left alone, so that a second start is quick.
 */
export async function importCatalogue(db: Database, entries: readonly CatalogueEntry[]): Promise<Stocked> {
  const { moved, changed, gone, version } = await compareWithStock(db, entries);
  const total = entries.length;
  if (version === null) return { total, changed: 0, retired: 0 };
  await db.transaction().execute(async (tx) => {
    await move(tx, moved);
    await retire(tx, gone);
    if (changed.length > 0) await freeDesignKeys(tx, [...changed.map((entry) => entry.cardId), ...gone]);
    for (let i = 0; i < changed.length; i += BATCH) {
      const batch = changed.slice(i, i + BATCH);
      await writeCards(tx, batch);
      await writeShelves(tx, batch);
    }
    await writeAddresses(tx, entries);
    await writeSearchWords(tx, entries);
    // A search weighs the first so many that match, and takes them as they lie.
    await sql`cluster cards using cards_in_order`.execute(tx);
    await noteVersion(tx, version);
  });
  return { total, changed: changed.length, retired: gone.length };
}

type Differences = {
  moved: Move[];
  changed: CatalogueEntry[];
  /** Ids of cards that are not in the catalogue any more. */ gone: string[];
  /** The version of the stock from now on; null where nothing is to be changed. */ version: string | null;
};

/** What the table of cards has otherwise than the catalogue. */
async function compareWithStock(db: Database, entries: readonly CatalogueEntry[]): Promise<Differences> {
  const rows = await db.selectFrom('cards').select(['card_id', 'content_hash', 'is_retired']).execute();
  const known = new Map(rows.map((row) => [row.card_id, row]));
  const moved = movedOf(entries, new Set(known.keys()));
  for (const { formerly, now } of moved) {
    known.set(now, { ...known.get(formerly)!, card_id: now });
    known.delete(formerly);
  }
  const stock = await db.selectFrom('stock').select('version').executeTakeFirst();
  const version = digest(entries);
  const isOtherwise = stock?.version.slice(0, FOUND_BY.length + 1) !== `${FOUND_BY}-`;
  const changed = entries.filter((entry) => {
    const row = known.get(entry.cardId);
    return isOtherwise || row === undefined || row.is_retired || row.content_hash !== entry.contentHash;
  });
  const listed = new Set(entries.map((entry) => entry.cardId));
  const gone = [...known.values()]
    .filter((row) => !row.is_retired && !listed.has(row.card_id))
    .map((row) => row.card_id);
  const isSame = changed.length === 0 && gone.length === 0 && stock?.version.startsWith(version);
  return { moved, changed, gone, version: isSame ? null : version };
}

async function retire(tx: Tx, cardIds: readonly string[]): Promise<void> {
  if (cardIds.length === 0) return;
  await tx.updateTable('cards').set({ is_retired: true }).where('card_id', 'in', cardIds).execute();
  await tx.deleteFrom('card_categories').where('card_id', 'in', cardIds).execute();
}

/** A key that moved from one card to another must be free before it is taken. */
async function freeDesignKeys(tx: Tx, cardIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('cards')
    .set({ design_key: sql<string>`'moved:' || card_id` })
    .where('card_id', 'in', cardIds)
    .execute();
}

async function writeCards(tx: Tx, entries: readonly CatalogueEntry[]): Promise<void> {
  await tx
    .insertInto('cards')
    .values(entries.map((entry) => ({ ...rowOf(entry), ...foundBy(entry) })))
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
        search: eb.ref('excluded.search'),
        colours: eb.ref('excluded.colours'),
        is_retired: false,
      })),
    )
    .execute();
}

async function writeShelves(tx: Tx, entries: readonly CatalogueEntry[]): Promise<void> {
  const cardIds = entries.map((entry) => entry.cardId);
  await tx.deleteFrom('card_categories').where('card_id', 'in', cardIds).execute();
  const rows = entries.flatMap(({ cardId, shelves, places, rank }) =>
    shelves.map(([top = '', mid = '', sub = ''], i) => ({ top, mid, sub, card_id: cardId, rank: places[i] ?? rank })),
  );
  await tx.insertInto('card_categories').values(rows).execute();
}

async function noteVersion(tx: Tx, version: string): Promise<void> {
  await tx
    .insertInto('stock')
    .values({ version, stocked_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column('only_one').doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        stocked_at: eb.ref('excluded.stocked_at'),
      })),
    )
    .execute();
}

type Move = { formerly: string; now: string };

/** Cards that are in the shop under an address which they had before. */
function movedOf(entries: readonly CatalogueEntry[], known: ReadonlySet<string>): Move[] {
  return entries.flatMap(({ cardId, formerly = [] }) => {
    const was = known.has(cardId) ? undefined : formerly.find((address) => known.has(address));
    return was === undefined ? [] : [{ formerly: was, now: cardId }];
  });
}

/** Gives cards their new addresses, and with them whatever was sent or kept of them. */
async function move(tx: Tx, moved: readonly Move[]): Promise<void> {
  await sql`update cards set card_id = moved.now
    from unnest(${moved.map(({ formerly }) => formerly)}::text[], ${moved.map(({ now }) => now)}::text[]) as moved (formerly, now)
    where cards.card_id = moved.formerly`.execute(tx);
}

async function writeAddresses(tx: Tx, entries: readonly CatalogueEntry[]): Promise<void> {
  const rows = entries.flatMap(({ cardId, formerly = [] }) =>
    formerly.map((address) => ({ formerly: address, card_id: cardId })),
  );
  await tx.deleteFrom('card_addresses').execute();
  for (let i = 0; i < rows.length; i += WORDS_BATCH)
    await tx
      .insertInto('card_addresses')
      .values(rows.slice(i, i + WORDS_BATCH))
      .execute();
}

/** What a release's catalogue is called: other cards, or the same found otherwise, have another name. */
function digest(entries: readonly CatalogueEntry[]): string {
  const sum = createHash('sha256');
  for (const { cardId, contentHash } of entries) sum.update(cardId).update(contentHash);
  return `${FOUND_BY}-${sum.digest('hex').slice(0, 16)}`;
}

async function writeSearchWords(tx: Tx, entries: readonly CatalogueEntry[]): Promise<void> {
  const count = new Map<string, number>();
  for (const entry of entries)
    for (const word of wordsOfDocument(searchDocumentOf(entry))) count.set(word, (count.get(word) ?? 0) + 1);
  await tx.deleteFrom('search_words').execute();
  const rows = [...count].map(([word, cards]) => ({ word, cards }));
  for (let i = 0; i < rows.length; i += WORDS_BATCH)
    await tx
      .insertInto('search_words')
      .values(rows.slice(i, i + WORDS_BATCH))
      .execute();
}
