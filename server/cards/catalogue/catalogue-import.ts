import { createHash, hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import type { Database, Tx } from '#db/client.ts';
import { CATALOGUE_FILE, parseCatalogue } from './catalogue.ts';
import { searchColumns, toRow } from './catalogue-rows.ts';
import { countWords, searchDocumentOf } from '../search/documents.ts';

/** What an import changed. */
export type ImportResult = { total: number; changed: number; retired: number };
/** Rows that are written in one transaction: few, so that nobody who needs one of them waits for long. */
const BATCH = 200;
/** Raised when cards are found by something else than before. */
const FOUND_BY = '10';
/** One advisory lock for importing, over all processes on one database. */
const LOCK = 7_305_180_115;
/** Milliseconds until a process asks again whether another one is done. */
const TURN_EVERY = 200;
/** Milliseconds that a batch waits for a row. Less than Postgres waits before it looks for a deadlock, so that it is always the import that gives way. */
const WAITS_FOR_ROW = 500;
/** Attempts at one batch. Together they take some minutes: whoever holds a row for longer is not a visitor. */
const ATTEMPTS = 300;
/** SQLSTATEs of a batch that gave way to somebody else: lock_not_available, deadlock_detected, serialization_failure. */
const GAVE_WAY: readonly unknown[] = ['55P03', '40P01', '40001'];

/**
 * Brings the table of cards to the catalogue's file of this release. Where the database remembers that it was brought to this very file, the file is not
 * parsed, and no card is read: that takes half a second at every start. The database forgets it with any change of its cards (migration 0022).
 * @returns null where the database has it already.
 */
export async function importCatalogueFile(db: Database, file: URL = CATALOGUE_FILE): Promise<ImportResult | null> {
  const bytes = await readFile(file);
  const name = `${FOUND_BY}-${hash('sha256', bytes)}`;
  const stock = await db.selectFrom('stock').select('catalogue_file').executeTakeFirst();
  return stock?.catalogue_file === name ? null : importCatalogue(db, parseCatalogue(bytes), name);
}

/**
 * Brings the table of cards to a catalogue: new and changed rows are written, those that are gone are retired
 * (their pages stay, since links to them were shared). What is unchanged, by content hash, is left alone, so that a second start is quick.
 *
 * It runs beside traffic and beside other processes that start: one process imports at a time while the others wait for it, and it writes in
 * short transactions that hold nothing but their own rows. The version is written last, so an import that was cut off is taken up by the next.
 * @param file the name of the file that these are all cards of, which the database is to remember; null where they are from no file.
 */
export async function importCatalogue(
  db: Database,
  entries: readonly CatalogueEntry[],
  file: string | null = null,
): Promise<ImportResult> {
  const nothing = { total: entries.length, changed: 0, retired: 0 };
  if (file === null && (await compareWithStock(db, entries)) === null) return nothing;
  return db.connection().execute(async (connection) => {
    await takeTurn(connection);
    try {
      // Another process may have imported it while this one waited.
      const differences = await compareWithStock(connection, entries);
      if (differences === null) {
        if (file !== null) await rememberFile(connection, file);
        return nothing;
      }
      await write(connection, entries, differences, file);
      return { total: entries.length, changed: differences.changed.length, retired: differences.gone.length };
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

/** Waits until no other process imports. It asks again and again: a statement that waits would be cut off where the database has a lock timeout. */
async function takeTurn(connection: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(connection);
    if (rows[0]?.mine) return;
    await pause(TURN_EVERY);
  }
}

async function write(
  db: Database,
  entries: readonly CatalogueEntry[],
  differences: Differences,
  file: string | null,
): Promise<void> {
  const { moved, occupied, changed, gone, version } = differences;
  // Each by itself: its new address is written into every card that was sent of it.
  for (const one of moved) await inTransaction(db, (tx) => move(tx, one));
  for (const batch of batchesOf(gone)) await inTransaction(db, (tx) => retire(tx, batch));
  for (const batch of batchesOf(occupied)) await inTransaction(db, (tx) => freeDesignKeys(tx, batch));
  // Written in the shop's order, the first cards lie together in a new table, and those are what searches read.
  for (const batch of batchesOf(changed.toSorted((a, b) => a.rank - b.rank)))
    await inTransaction(db, async (tx) => {
      await writeCards(tx, batch);
      await writeCategories(tx, batch);
    });
  await inTransaction(db, (tx) => writeAddresses(tx, entries));
  await inTransaction(db, (tx) => writeSearchWords(tx, entries));
  await inTransaction(db, (tx) => noteVersion(tx, version, file));
  // The indices of words keep what is new in a list that every search reads through, until the table is vacuumed. It keeps nobody from reading or writing.
  await sql`vacuum (analyze, truncate false, skip_locked) cards, card_categories, search_words`.execute(db);
}

/** Runs a short transaction. It gives way to whoever holds a row that it needs, and is then tried again. */
async function inTransaction(db: Database, act: (tx: Tx) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`select set_config('lock_timeout', ${`${WAITS_FOR_ROW}ms`}, true)`.execute(tx);
        await act(tx);
      });
    } catch (error) {
      if (!GAVE_WAY.includes((error as { code?: unknown }).code) || attempt === ATTEMPTS) throw error;
    }
    await pause(Math.random() * WAITS_FOR_ROW);
  }
}

function batchesOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, i) => all.slice(i * BATCH, (i + 1) * BATCH));
}

type Differences = {
  moved: Move[];
  /** Ids of cards that have a design key which is another card's now. */ occupied: string[];
  changed: CatalogueEntry[];
  /** Ids of cards that are not in the catalogue any more. */ gone: string[];
  /** The version of the stock from now on. */ version: string;
};

/** What the table of cards has otherwise than the catalogue; null where there is nothing to change. */
async function compareWithStock(db: Database, entries: readonly CatalogueEntry[]): Promise<Differences | null> {
  const rows = await db.selectFrom('cards').select(['card_id', 'design_key', 'content_hash', 'is_retired']).execute();
  const known = new Map(rows.map((row) => [row.card_id, row]));
  const moved = movedOf(entries, new Set(known.keys()));
  for (const { formerly, now } of moved) {
    known.set(now, { ...known.get(formerly)!, card_id: now });
    known.delete(formerly);
  }
  const stock = await db.selectFrom('stock').select('version').executeTakeFirst();
  const version = digest(entries);
  const isOtherwise = stock?.version.slice(0, FOUND_BY.length + 1) !== `${FOUND_BY}-`;
  const isCurrent = ({ cardId, contentHash, designKey }: CatalogueEntry) => {
    const row = known.get(cardId);
    return row !== undefined && !row.is_retired && row.content_hash === contentHash && row.design_key === designKey;
  };
  const changed = entries.filter((entry) => isOtherwise || !isCurrent(entry));
  const owners = new Map(entries.map((entry) => [entry.designKey, entry.cardId]));
  const occupied = [...known.values()]
    .filter((row) => (owners.get(row.design_key) ?? row.card_id) !== row.card_id)
    .map((row) => row.card_id);
  const listed = new Set(entries.map((entry) => entry.cardId));
  const gone = [...known.values()]
    .filter((row) => !row.is_retired && !listed.has(row.card_id))
    .map((row) => row.card_id);
  const isSame = changed.length === 0 && gone.length === 0 && stock?.version.startsWith(version);
  return isSame ? null : { moved, occupied, changed, gone, version };
}

async function retire(tx: Tx, cardIds: readonly string[]): Promise<void> {
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
    .values(entries.map((entry) => ({ ...toRow(entry), ...searchColumns(entry) })))
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

async function writeCategories(tx: Tx, entries: readonly CatalogueEntry[]): Promise<void> {
  const cardIds = entries.map((entry) => entry.cardId);
  await tx.deleteFrom('card_categories').where('card_id', 'in', cardIds).execute();
  const rows = entries.flatMap(({ cardId, categories, places, rank }) =>
    categories.map(([top = '', mid = '', sub = ''], i) => ({
      top,
      mid,
      sub,
      card_id: cardId,
      rank: places[i] ?? rank,
    })),
  );
  await tx.insertInto('card_categories').values(rows).execute();
}

async function noteVersion(tx: Tx, version: string, file: string | null): Promise<void> {
  await tx
    .insertInto('stock')
    .values({ version, catalogue_file: file, stocked_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column('only_one').doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        catalogue_file: eb.ref('excluded.catalogue_file'),
        stocked_at: eb.ref('excluded.stocked_at'),
      })),
    )
    .execute();
}

/** Only while it is this process's turn: another one could be writing the cards of another file. */
async function rememberFile(db: Database, file: string): Promise<void> {
  await db.updateTable('stock').set({ catalogue_file: file }).execute();
}

type Move = { formerly: string; now: string };

/** Cards that are in the shop under an address which they had before. */
function movedOf(entries: readonly CatalogueEntry[], known: ReadonlySet<string>): Move[] {
  return entries.flatMap(({ cardId, formerly = [] }) => {
    const was = known.has(cardId) ? undefined : formerly.find((address) => known.has(address));
    return was === undefined ? [] : [{ formerly: was, now: cardId }];
  });
}

/** Gives a card its new address, and with it whatever was sent or kept of it. */
async function move(tx: Tx, { formerly, now }: Move): Promise<void> {
  await tx.updateTable('cards').set({ card_id: now }).where('card_id', '=', formerly).execute();
}

async function writeAddresses(tx: Tx, entries: readonly CatalogueEntry[]): Promise<void> {
  const leads = new Map(entries.flatMap(({ cardId, formerly = [] }) => formerly.map((address) => [address, cardId])));
  const [formerly, now] = [[...leads.keys()], [...leads.values()]];
  await tx
    .deleteFrom('card_addresses')
    .where('formerly', '<>', sql<string>`all(${formerly}::text[])`)
    .execute();
  await sql`insert into card_addresses (formerly, card_id) select * from unnest(${formerly}::text[], ${now}::text[])
    on conflict (formerly) do update set card_id = excluded.card_id where card_addresses.card_id <> excluded.card_id`.execute(
    tx,
  );
}

/** What a release's catalogue is called: other cards, or the same found otherwise, have another name. */
function digest(entries: readonly CatalogueEntry[]): string {
  const sum = createHash('sha256');
  for (const { cardId, contentHash } of entries) sum.update(cardId).update(contentHash);
  return `${FOUND_BY}-${sum.digest('hex').slice(0, 16)}`;
}

async function writeSearchWords(tx: Tx, entries: readonly CatalogueEntry[]): Promise<void> {
  const counts = countWords(entries.map(searchDocumentOf));
  const [words, cards] = [[...counts.keys()], [...counts.values()]];
  await tx
    .deleteFrom('search_words')
    .where('word', '<>', sql<string>`all(${words}::text[])`)
    .execute();
  await sql`insert into search_words (word, cards) select * from unnest(${words}::text[], ${cards}::integer[])
    on conflict (word) do update set cards = excluded.cards where search_words.cards <> excluded.cards`.execute(tx);
}
