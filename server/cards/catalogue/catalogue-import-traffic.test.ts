import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { openDatabase, openPool } from '#db/client.ts';
import { startApp, type TestApp } from '#tests/app.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { signedIn } from '#tests/factories/member.ts';
import { RUNS_EVERYTHING } from '#tests/thoroughness.ts';
import { readCatalogue } from './catalogue.ts';
import { importCatalogue } from './catalogue-import.ts';

/** A visitor's statement that waits longer than this for a lock fails, and with it the test. The time that a busy machine needs is not in it. */
const LONGEST_WAIT = '5s';

/** So many cards change where it need not be all of them. */
const SOME = 300;

/** Lets go of rows that a test holds still. */
const held: (() => Promise<void>)[] = [];
let home: TestDatabase;
/** The connections of the site. */
let visitors: ReturnType<typeof openPool>;
let app: TestApp;
let entries: CatalogueEntry[];
/** The design of each card that is in the shop, by its id. */
let designs: Map<string, string>;
beforeEach(async () => {
  home = await testDatabase();
  visitors = openPool(home.url, 8, (error) => {
    // The database may be dropped before the last connection of a pool that has ended is closed.
    if (!visitors.ending) throw error;
  });
  visitors.on('connect', (client) => void client.query(`set lock_timeout = '${LONGEST_WAIT}'`));
  app = await startApp(home, { pool: visitors, db: openDatabase(visitors) });
  entries = await readCatalogue();
  designs = new Map(entries.map(({ cardId, designKey }) => [cardId, designKey]));
});
afterEach(async () => {
  for (const releaseHeld of held.splice(0)) await releaseHeld();
  await visitors.end();
  await app.close();
});

/**
 * The catalogue of another release: every card is changed, neighbours have swapped their designs, some have another address, some are gone and some are new.
 * @param release tells it from others
 * @param reach so many of the cards are touched at all
 */
function nextRelease(release: string, reach = entries.length): CatalogueEntry[] {
  return entries.flatMap((entry, i) => {
    if (i >= reach) return [entry];
    if (i % 50 === 0) return [];
    const { designKey } = entries[i % 50 === 49 ? i : i + (i % 2 === 0 ? -1 : 1)] ?? entry;
    const changed = { ...entry, designKey, contentHash: `${release}${entry.contentHash}`.slice(0, 16) };
    if (i % 50 === 10)
      return [changed, { ...changed, cardId: `new-${release}-${i}`, designKey: `new/${release}/${i}` }];
    if (i % 50 !== 20) return [changed];
    return [{ ...changed, cardId: `${entry.cardId}-${release}`, formerly: [entry.cardId, ...(entry.formerly ?? [])] }];
  });
}

/** What is to stand in the table of cards. */
function cardsOf(catalogue: readonly CatalogueEntry[]) {
  return catalogue
    .map(({ cardId, designKey, contentHash }) => ({
      card_id: cardId,
      design_key: designKey,
      content_hash: contentHash,
    }))
    .toSorted((a, b) => (a.card_id < b.card_id ? -1 : 1));
}

/** An import in a process of its own, as far as the database sees it. */
async function importApart(catalogue: readonly CatalogueEntry[]) {
  const pool = openPool(home.url, 2, (error) => expect.fail(error.message));
  try {
    return await importCatalogue(openDatabase(pool), catalogue);
  } finally {
    await pool.end();
  }
}

/** What stands in the shop: cards with what identifies them, addresses, places in categories, words. */
async function stockIn({ db }: Pick<TestDatabase, 'db'>) {
  const cards = await db
    .selectFrom('cards')
    .select(['card_id', 'design_key', 'content_hash'])
    .where('is_retired', '=', false)
    .orderBy('card_id')
    .execute();
  const addresses = await db.selectFrom('card_addresses').select(['formerly', 'card_id']).orderBy('formerly').execute();
  const places = await db
    .selectFrom('card_categories')
    .select(['card_id', 'top', 'mid', 'sub', 'rank'])
    .orderBy('card_id')
    .orderBy('top')
    .orderBy('mid')
    .orderBy('sub')
    .execute();
  const words = await db.selectFrom('search_words').select(['word', 'cards']).orderBy('word').execute();
  return { cards, addresses, places, words };
}

/** Which version of each row there is: it is another as soon as the row is written again. */
async function rowVersions({ db }: Pick<TestDatabase, 'db'>) {
  const { rows } =
    await sql`select xmin::text, ctid::text from cards union all select xmin::text, ctid::text from card_categories
    union all select xmin::text, ctid::text from card_addresses union all select xmin::text, ctid::text from search_words order by 1, 2`.execute(
      db,
    );
  return rows;
}

it('several processes import a new catalogue at once, beside readers and drafts: none fails, nobody waits, and the catalogue is whole', async () => {
  const next = nextRelease('b', RUNS_EVERYTHING ? entries.length : SOME);
  const kept = next.filter(({ cardId }) => designs.has(cardId));
  const visitors = await Promise.all(Array.from({ length: 3 }, () => signedIn(app)));
  const importing = Promise.all(Array.from({ length: 4 }, () => importApart(next)));
  const shop = { isImporting: true };
  void importing.finally(() => (shop.isImporting = false)).catch(() => undefined);

  const sentOf = new Map<string, string>();
  async function visit(visitor: (typeof visitors)[number], turn: number): Promise<void> {
    for (let i = turn; shop.isImporting; i += 7) {
      const { cardId } = kept[(i * 131) % kept.length]!;
      const { cardSend } = await visitor.call('POST /card/send', { body: { cardId } });
      await visitor.call('GET /cards', { query: { top: 'birthday', offset: (i % 5) * 20 } });
      await visitor.call('GET /cards', { query: { q: 'fox' } });
      sentOf.set(cardSend.cardSendId, cardId);
    }
  }
  const visits = Promise.all(visitors.map(visit));
  const stocked = await importing;
  await visits;

  // One of them did it, and the others found it done.
  expect(stocked.filter(({ changed }) => changed > 0)).toHaveLength(1);
  expect(sentOf.size).toBeGreaterThanOrEqual(visitors.length);
  const { cards, ...rest } = await stockIn(home);
  expect(cards).toEqual(cardsOf(next));
  const drafts = await home.db.selectFrom('card_sends').select(['card_send_id', 'card_id']).execute();
  expect(new Map(drafts.map((row) => [row.card_send_id, row.card_id]))).toEqual(sentOf);

  // The same as in a database that never had another catalogue.
  const fresh = await testDatabase();
  await sql`truncate cards, card_addresses, card_categories, search_words, stock cascade`.execute(fresh.db);
  await importCatalogue(fresh.db, next);
  expect((await stockIn(fresh)).cards).toEqual(cards);
  expect({ ...(await stockIn(fresh)), cards }).toEqual({ ...rest, cards });
  await fresh.drop();

  const before = await rowVersions(home);
  expect(await importApart(next)).toEqual({ total: next.length, changed: 0, retired: 0 });
  expect(await rowVersions(home)).toEqual(before);
});

it('an import ends while a reader has the table open, and never locks it', async () => {
  const reader = await home.pool.connect();
  await reader.query('begin');
  await reader.query('select count(*) from cards');
  // Whoever reads on while the import runs is not held up by it.
  const stocked = await importApart(nextRelease('c', SOME));
  expect(stocked.changed).toBeGreaterThan(SOME / 2);
  await reader.query('commit');
  reader.release();
});

/** Resolves when an import waits for a row, which it does until it gives way. */
function importWaits(): Promise<void> {
  return expect
    .poll(
      async () => {
        const waiting =
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            home.db,
          );
        return waiting.rows.length;
      },
      { interval: 20 },
    )
    .toBeGreaterThan(0);
}

/** Holds a card's row, as an open transaction of somebody else does. @returns what lets go of it */
async function hold(cardId: string, strength: 'key share' | 'update'): Promise<() => Promise<void>> {
  const holder = await home.pool.connect();
  await holder.query('begin');
  await holder.query(`select from cards where card_id = $1 for ${strength}`, [cardId]);
  let isHeld = true;
  const releaseHeld = async () => {
    if (!isHeld) return;
    isHeld = false;
    await holder.query('commit');
    holder.release();
  };
  held.push(releaseHeld);
  return releaseHeld;
}

it('an import that waits for a locked card blocks no others, and ends when the lock is released', async () => {
  const next = nextRelease('d', SOME);
  const known = next.slice(0, SOME).filter(({ cardId }) => designs.has(cardId));
  const releaseHeld = await hold(
    known.find(({ cardId, designKey }) => designs.get(cardId) !== designKey)!.cardId,
    'key share',
  );
  const importing = importApart(next);
  await importWaits();
  const visitor = await signedIn(app);
  for (const { cardId } of known.slice(0, 40)) await visitor.call('POST /card/send', { body: { cardId } });
  await releaseHeld();
  expect((await importing).changed).toBeGreaterThan(SOME / 2);
});

it('an import that was interrupted is completed by the next one', async () => {
  const next = nextRelease('e', SOME);
  const last = next
    .slice(0, SOME)
    .filter(({ cardId, designKey }) => designs.get(cardId) === designKey)
    .toSorted((a, b) => b.rank - a.rank)[0]!;
  const releaseHeld = await hold(last.cardId, 'update');
  const pool = openPool(home.url, 1, () => undefined);
  const cutOff = importCatalogue(openDatabase(pool), next).catch((error: unknown) => error);
  await importWaits();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    home.db,
  );
  expect(await cutOff).toBeInstanceOf(Error);
  await pool.end();
  await releaseHeld();

  const { changed } = await importApart(next);
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThan(SOME);
  expect((await stockIn(home)).cards).toEqual(cardsOf(next));
});
