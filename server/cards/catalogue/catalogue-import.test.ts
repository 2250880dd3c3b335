import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { readCatalogue } from './catalogue.ts';
import { importCatalogue, importCatalogueFile } from './catalogue-import.ts';

let app: TestApp;
let member: TestMember;
let entries: CatalogueEntry[];
beforeAll(async () => {
  app = await testApp();
  member = await signedIn(app);
  entries = (await readCatalogue()).slice(0, 30);
  await importCatalogue(app.context.db, entries);
});
afterAll(() => app.close());

/** The shop's cards with one of them under another address than it has now. */
function movedTo(address: string, { cardId, formerly = [], ...rest }: CatalogueEntry): CatalogueEntry {
  return { ...rest, cardId: address, formerly: [cardId, ...formerly], contentHash: 'f00df00df00df00d' };
}
const cardAt = (cardId: string) => member.ask('GET /cards/{cardId}', { params: { cardId } });

it('an address that a card had before leads to it, and what was sent and kept of it stays', async () => {
  const [card] = entries;
  const before = card?.cardId ?? '';
  const now = 'a-card-that-went-over-retirement';
  await member.call('POST /card/favorite', { body: { cardId: before } });
  const { cardSend } = await member.call('POST /card/send', { body: { cardId: before } });

  const rest = entries.slice(1);
  const stocked = await importCatalogue(app.context.db, [movedTo(now, card!), ...rest]);
  expect(stocked).toMatchObject({ total: entries.length, changed: 1, retired: 0 });

  for (const address of [before, now]) expect((await cardAt(address)).data.card.cardId).toBe(now);
  const draft = await member.call('GET /card/send', { query: { card_send_id: cardSend.cardSendId } });
  expect(draft.cardSend.card.cardId).toBe(now);
  // Whoever still has the old address keeps the card and takes it out again.
  const kept = (isOut: '0' | '1') => member.call('POST /card/favorite', { body: { cardId: before, delete: isOut } });
  expect((await kept('0')).favoriteCards).toEqual([now]);
  expect((await kept('1')).favoriteCards).toEqual([]);

  // and back again
  await importCatalogue(app.context.db, [{ ...movedTo(before, { ...card!, cardId: now }), formerly: [now] }, ...rest]);
  for (const address of [before, now]) expect((await cardAt(address)).data.card.cardId).toBe(before);
});

it('an unknown address is not found', async () => {
  expect(await cardAt('a-card-that-never-was-birthday')).toMatchObject({
    status: 404,
    errors: [{ field: 'cardId', errorCode: 'unknown-card' }],
  });
});

it('importing the same again changes nothing', async () => {
  await importCatalogue(app.context.db, entries);
  expect(await importCatalogue(app.context.db, entries)).toEqual({ total: entries.length, changed: 0, retired: 0 });
});

describe('a file of the catalogue', () => {
  let folder: string;
  let file: URL;
  const write = (cards: readonly CatalogueEntry[]) => writeFile(file, JSON.stringify(cards));
  const importFile = () => importCatalogueFile(app.context.db, file);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-catalogue-'));
    file = pathToFileURL(path.join(folder, 'cards.json'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    await write(entries);
    await importFile();
  });

  it('is not compared again while it is the same', async () => {
    expect(await importFile()).toBeNull();
  });

  it('is compared when it is another one', async () => {
    const [first, ...rest] = entries;
    await write([{ ...first!, contentHash: 'cafecafecafecafe' }, ...rest]);
    expect(await importFile()).toEqual({ total: entries.length, changed: 1, retired: 0 });
    expect(await importFile()).toBeNull();
  });

  it('is remembered where the cards were brought to the same before by another way', async () => {
    await importCatalogue(app.context.db, entries.slice(1));
    await importCatalogue(app.context.db, entries);
    expect(await importFile()).toEqual({ total: entries.length, changed: 0, retired: 0 });
    expect(await importFile()).toBeNull();
  });

  it.each([
    [
      'is cut off',
      sql`update cards set content_hash = 'half' where card_id = (select min(card_id) from cards where not is_retired)`,
      1,
    ],
    [
      'retires cards',
      sql`update cards set is_retired = true where card_id = (select min(card_id) from cards where not is_retired)`,
      1,
    ],
  ])('is compared after an import of an earlier release that %s', async (_, change, changed) => {
    await change.execute(app.context.db);
    expect(await importFile()).toEqual({ total: entries.length, changed, retired: 0 });
    expect(await importFile()).toBeNull();
  });

  it('is still known after the popularity of cards was counted', async () => {
    await sql`update cards set popularity = popularity + 1`.execute(app.context.db);
    expect(await importFile()).toBeNull();
  });
});
