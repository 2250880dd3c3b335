import { picturesOf } from './store/picture-store.ts';
import type { CardDocument } from '#cards/document/card-document.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase, openPool } from '#db/client.ts';
import { type CardRow, listByRank, shopPreview } from '#server/cards/cards.ts';
import { localFiles, memoryFiles, type Files } from '#server/ports/files.ts';
import type { Logger } from '#server/ports/logger.ts';
import { testApp } from '#tests/app.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { type PicturePrerenderer, type PrerendererDeps, createPrerenderer } from './prerenderer.ts';
import { createFaceStore } from './store/face-store.ts';
import { createPictureStore, versionOf } from './store/picture-store.ts';
import { verifyChecksum } from './store/checksum.ts';
import { studioInProcesses } from './studio/studio-processes.ts';
import type { Studio } from '#server/ports/studio.ts';
import { localStudio } from './studio/studio.ts';

/** two pages and a half */
const CARDS = 50;
let home: TestDatabase;
let cards: CardRow[];
let files: Files;
let made: PicturePrerenderer[];
beforeAll(async () => {
  home = await testDatabase();
  await sql`update cards set is_retired = card_id not in (select card_id from cards order by rank limit ${CARDS})`.execute(
    home.db,
  );
  cards = await listByRank(home.db, { limit: CARDS, offset: 0 });
});
afterAll(() => home.drop());
beforeEach(() => {
  files = memoryFiles();
  made = [];
});
afterEach(async () => {
  for (const ahead of made) await ahead.stop();
});

type Double = Studio & {
  drawn: string[];
  before(document: CardDocument): Promise<void> | void;
  close(): Promise<void>;
};

/** Draws nothing and remembers what it was asked for; `before` may hold it up. */
function studioDouble(): Double {
  const nothing = () => Promise.reject(new Error('not asked for here'));
  const double: Double = {
    drawn: [],
    before: () => undefined,
    async paint(document, _face, widths) {
      double.drawn.push(document.id);
      await double.before(document);
      return widths.map((width) => Buffer.from(`${document.id} ${width}`));
    },
    draw: nothing,
    drawFace: nothing,
    packFace: nothing,
    about: nothing,
    verseFit: nothing,
    verseLayout: nothing,
    unsupportedCharacters: nothing,
    rasterise: nothing,
    write: nothing,
    address: nothing,
    flatten: nothing,
    print: nothing,
    subsetFont: nothing,
    close: () => Promise.resolve(),
  };
  return double;
}

const logged: { level: string; fields: object; message: string }[] = [];
const logger: Logger = {
  info: (fields, message) => void logged.push({ level: 'info', fields, message }),
  warn: (fields, message) => void logged.push({ level: 'warn', fields, message }),
  error: (fields, message) => void logged.push({ level: 'error', fields, message }),
};
beforeEach(() => void (logged.length = 0));

const documentId = (card: CardRow) => shopPreview(card, card.palette_id).id;
const storeFor = (studio: Studio) => createPictureStore({ files, faces: createFaceStore(files), studio });

function start(studio: PrerendererDeps['studio'], change: Partial<PrerendererDeps> = {}): PicturePrerenderer {
  const pictures = storeFor(studioDouble());
  const ahead = createPrerenderer({ db: home.db, files, pictures, studio, logger, turnEvery: 20, ...change });
  made.push(ahead);
  return ahead;
}

test('every card is drawn once, in the order of the shop, and the progress is reported', async () => {
  const studio = studioDouble();
  const ahead = start(studio);
  await ahead.done;
  expect(studio.drawn).toEqual(cards.map(documentId));
  expect(ahead.progress()).toEqual({ made: CARDS, total: CARDS });
  const told = logged.map(({ fields }) => fields);
  expect(told).toContainEqual({ made: CARDS / 2, total: CARDS });
  expect(told.at(-1)).toEqual({ made: CARDS, total: CARDS, drawn: CARDS });
  expect(told.length).toBeLessThan(25);
});

test('started again it draws nothing, and knows that all is there', async () => {
  await start(studioDouble()).done;
  logged.length = 0;
  const again = studioDouble();
  const ahead = start(again);
  await ahead.done;
  expect(again.drawn).toEqual([]);
  expect(ahead.progress()).toEqual({ made: CARDS, total: CARDS });
  expect(logged).toEqual([]);
});

test('stopped in the middle of a page, it continues where it stopped', async () => {
  const first = studioDouble();
  const reached = Promise.withResolvers<void>();
  first.before = () => {
    if (first.drawn.length < 31) return;
    reached.resolve();
    return new Promise(
      (_, reject) => (first.close = () => Promise.resolve(reject(new Error('The studio is closed.')))),
    );
  };
  const ahead = start(first);
  await reached.promise;
  await ahead.stop();
  expect(logged.filter(({ level }) => level !== 'info')).toEqual([]);
  const second = studioDouble();
  await start(second).done;
  // The one that was being drawn when it stopped is drawn again; no other is.
  expect(second.drawn).toEqual(cards.slice(30).map(documentId));
});

test('of many processes one draws at a time, and no card is drawn twice', async () => {
  const studios = [studioDouble(), studioDouble(), studioDouble()];
  let drawing = 0;
  let most = 0;
  for (const studio of studios)
    studio.before = async () => {
      most = Math.max(most, ++drawing);
      await new Promise(setImmediate);
      drawing--;
    };
  const all = studios.map((studio) => start(studio));
  await Promise.all(all.map((ahead) => ahead.done));
  expect(most).toBe(1);
  expect(studios.flatMap((studio) => studio.drawn).toSorted()).toEqual(cards.map(documentId).toSorted());
  for (const ahead of all) expect(ahead.progress()).toEqual({ made: CARDS, total: CARDS });
});

test('where a process dies during its turn, another continues', async () => {
  const pool = openPool(home.url, 2, () => undefined, { applicationName: 'cardamom-dying' });
  const db = openDatabase(pool);
  const dying = studioDouble();
  const gone = Promise.withResolvers<void>();
  dying.before = () => (dying.drawn.length > 25 ? gone.promise : undefined);
  start(dying, { db });
  await expect.poll(() => dying.drawn.length > 25).toBe(true);
  const next = studioDouble();
  const ahead = start(next);
  expect(next.drawn).toEqual([]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cardamom-dying'`.execute(
    home.db,
  );
  await ahead.done;
  expect(next.drawn).toEqual(cards.slice(25).map(documentId));
  gone.resolve();
  await made[0]?.stop();
  await db.destroy();
});

test('while somebody waits for a picture, nothing is begun', async () => {
  const inFront = studioDouble();
  const asked = Promise.withResolvers<void>();
  inFront.before = () => asked.promise;
  const pictures = storeFor(inFront);
  const behind = studioDouble();
  const last = cards.at(-1)!;
  const waiting = pictures.shop(last, last.palette_id, 'front', 350, null);
  await expect.poll(() => inFront.drawn.length === 1).toBe(true);
  const ahead = start(behind, { pictures });
  await expect.poll(() => ahead.progress().total === CARDS).toBe(true);
  await new Promise(setImmediate);
  expect(behind.drawn).toEqual([]);
  asked.resolve();
  await waiting;
  await ahead.done;
  // The width that was asked for is there already; the other one is made.
  expect(behind.drawn).toHaveLength(CARDS);
  expect(verifyChecksum((await files.get(`pictures/${keyOf(last)}/front-350.webp`))!)?.toString()).toBe(
    `${documentId(last)} 350`,
  );
});

test('when somebody begins to wait, it gives its turn away after the card that it is at', async () => {
  const inFront = studioDouble();
  const asked = Promise.withResolvers<void>();
  inFront.before = () => asked.promise;
  const pictures = storeFor(inFront);
  const behind = studioDouble();
  const held = Promise.withResolvers<void>();
  behind.before = () => (behind.drawn.length === 5 ? held.promise : undefined);
  const ahead = start(behind, { pictures });
  await expect.poll(() => behind.drawn.length === 5).toBe(true);
  expect(await countTurns()).toBe(1);
  const last = cards.at(-1)!;
  const waiting = pictures.shop(last, last.palette_id, 'front', 350, null);
  await expect.poll(() => inFront.drawn.length === 1).toBe(true);
  held.resolve();
  await expect.poll(async () => (await countTurns()) === 0).toBe(true);
  expect(behind.drawn).toHaveLength(5);
  asked.resolve();
  await waiting;
  await ahead.done;
  expect(behind.drawn).toHaveLength(CARDS);
});

/** How many processes have the turn now: the lock that they hold. */
async function countTurns(): Promise<number> {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`.execute(home.db);
  return rows.length;
}

test('a request for what is being drawn ahead gets that, and it is not drawn twice', async () => {
  const inFront = studioDouble();
  const pictures = storeFor(inFront);
  const behind = studioDouble();
  const held = Promise.withResolvers<void>();
  behind.before = () => held.promise;
  const ahead = start(behind, { pictures });
  await expect.poll(() => behind.drawn.length === 1).toBe(true);
  const [first] = cards;
  const asked = pictures.shop(first!, first!.palette_id, 'front', 700, null);
  held.resolve();
  expect((await asked).toString()).toBe(`${documentId(first!)} 700`);
  await ahead.done;
  expect(inFront.drawn).toEqual([]);
  expect(behind.drawn).toHaveLength(CARDS);
});

test('a card that cannot be drawn is named, keeps no other from its picture, and is tried again at the next start', async () => {
  const studio = studioDouble();
  const badCard = cards[7]!;
  const bad = documentId(badCard);
  studio.before = ({ id }) => (id === bad ? Promise.reject(new Error('no such motif')) : undefined);
  const ahead = start(studio);
  await ahead.done;
  expect(ahead.progress()).toEqual({ made: CARDS - 1, total: CARDS });
  expect(logged.filter(({ level }) => level === 'error').map(({ fields }) => fields)).toEqual([
    { err: expect.objectContaining({ message: 'no such motif' }), cardId: badCard.card_id },
  ]);
  const mended = studioDouble();
  await start(mended).done;
  expect(mended.drawn).toEqual([bad]);
});

test('where nothing can be drawn at all it gives up, and says so', async () => {
  const studio = studioDouble();
  studio.before = () => Promise.reject(new Error('the disk is full'));
  const ahead = start(studio);
  await ahead.done;
  expect(studio.drawn).toHaveLength(10);
  expect(logged.at(-1)).toMatchObject({ level: 'error', message: 'drawing pictures in advance failed' });
});

test('a database that is away for a while is waited for', async () => {
  const pool = openPool(home.url, 2, () => undefined, { applicationName: 'cardamom-away' });
  const db = openDatabase(pool);
  const query = vi.spyOn(pool, 'connect').mockRejectedValueOnce(new Error('connection refused'));
  const studio = studioDouble();
  await start(studio, { db }).done;
  expect(query).toHaveBeenCalled();
  expect(logged[0]).toMatchObject({ level: 'warn', fields: { err: { message: 'connection refused' } } });
  expect(studio.drawn).toHaveLength(CARDS);
  await db.destroy();
});

test('lists and other pictures never wait for it, and operators see how far it is', async () => {
  const behind = studioDouble();
  behind.before = () => new Promise((_, reject) => (behind.close = () => Promise.resolve(reject(new Error('closed')))));
  const holder: { ahead: PicturePrerenderer | null } = { ahead: null };
  const app = await testApp({ files, site: { picturesAhead: () => holder.ahead?.progress() ?? null } });
  try {
    holder.ahead = start(behind, { pictures: picturesOf(app.context) });
    await expect.poll(() => behind.drawn.length === 1).toBe(true);
    const { results: listed } = await app.visitor().call('GET /cards', { query: {} });
    expect(listed.length).toBeGreaterThan(10);
    const tile = listed.find((card) => !behind.drawn[0]!.endsWith(card.cardId))!;
    const picture = await app.visitor().get(`/media/cards/${tile.cardId}/${tile.paletteId}/front-350.webp`);
    expect(picture.headers.get('Content-Type')).toBe('image/webp');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    expect(await (await app.visitor().get('/readyz')).json()).toEqual({
      ok: true,
      picturesAhead: { made: 0, total: CARDS },
    });
    expect(behind.drawn).toHaveLength(1);
  } finally {
    await app.close();
  }
});

test('with the real studio and real files it keeps the same bytes as on demand', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-ahead-'));
  files = localFiles(folder);
  const ahead = start(studioInProcesses(1));
  await expect.poll(() => ahead.progress().made >= 2).toBe(true);
  await ahead.stop();
  for (const card of cards.slice(0, 2)) {
    const [kept, onDemand] = await Promise.all([
      files.get(`pictures/${keyOf(card)}/front-700.webp`),
      createPictureStore({ files: memoryFiles(), faces: createFaceStore(files), studio: localStudio() }).shop(
        card,
        card.palette_id,
        'front',
        700,
        null,
      ),
    ]);
    expect(verifyChecksum(kept!)?.equals(onDemand)).toBe(true);
  }
  await rm(folder, { recursive: true, force: true });
});

function keyOf(card: CardRow): string {
  const v = versionOf(card, card.palette_id);
  return `${v.slice(0, 2)}/${v}`;
}
