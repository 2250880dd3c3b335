import { mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { localFiles } from '#server/ports/files.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signedIn } from '#tests/factories/member.ts';

let folder: string;
let app: TestApp;
let sender: TestVisitor;
const logged: string[] = [];
const log = (_: object, message: string) => void logged.push(message);
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-broken-'));
  app = await testApp({ files: localFiles(folder), logger: { info: log, warn: log, error: log } });
});
beforeEach(async () => {
  logged.length = 0;
  sender = await signedIn(app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const firstCard = async () => (await sender.call('GET /cards', { query: { top: 'birthday', limit: 1 } })).results[0]!;

/** Sends a card. @returns its link, and the files of its faces */
async function send(message: string) {
  const { cardId } = await firstCard();
  const { cardSend } = await sender.call('POST /card/send', { body: { cardId } });
  const { cardSendId } = cardSend;
  const email = `amelie-${cardSendId}@example.com`;
  await sender.call('PUT /card/send', {
    body: {
      cardSendId,
      recipients: [{ name: 'Amelie', email }],
      sender: { name: 'Rosa', email: 'rosa@example.com' },
    },
  });
  await sender.call('PUT /card/send/message', { body: { cardSendId, message } });
  await sender.call('PUT /card/send/send', { body: { cardSendId } });
  const { faces } = await app.context.db
    .selectFrom('card_sends')
    .select('faces')
    .where('card_send_id', '=', cardSendId)
    .executeTakeFirstOrThrow();
  const fileOf = (hash: string) => path.join(folder, 'faces', hash.slice(0, 2), `${hash}.svg.br`);
  const files = Object.fromEntries(Object.entries(faces ?? {}).map(([face, hash]) => [face, fileOf(hash)]));
  return { cardSendId, email, files };
}

/** The link in the mail to the one who got the card. */
async function linkFor(email: string): Promise<string> {
  app.mailer.sent.length = 0;
  app.clock.advance(10_000);
  await app.deliver();
  const text = app.mailer.sent.find(({ to }) => to.address === email)?.text ?? '';
  return /\/card\/read\/([0-9A-Za-z]+\/[0-9A-Za-z]+)/.exec(text)?.[1] ?? '';
}

async function cachedPictures(): Promise<string[]> {
  const names = await readdir(path.join(folder, 'pictures'), { recursive: true });
  return names.filter((name) => name.endsWith('.webp')).map((name) => path.join(folder, 'pictures', name));
}

it('when a card was sent, its faces and their folders are on the disk', async () => {
  const probe = await open(folder);
  const synced = new Set<number>();
  const handles = Object.getPrototypeOf(probe) as { sync: (this: typeof probe) => Promise<void> };
  const { sync } = handles;
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: typeof probe) {
    await sync.call(this);
    synced.add((await this.stat()).ino);
  });
  await probe.close();
  for (const message of ['Dear Amelie, the first time.', 'Dear Amelie, the second time.']) {
    synced.clear();
    const { files } = await send(message);
    expect(Object.keys(files)).toHaveLength(9);
    for (const file of Object.values(files))
      for (const place of [file, path.dirname(file), path.join(folder, 'faces')])
        expect([place, synced.has((await stat(place)).ino)]).toEqual([place, true]);
  }
});

it('a face whose file is broken is drawn again and kept, and a card that has the same replaces it too', async () => {
  const { email, files } = await send('Dear Amelie, this one breaks.');
  const link = await linkFor(email);
  const [letter, front] = [files['letter-1']!, files['front']!];
  const [wholeLetter, wholeFront] = [await readFile(letter), await readFile(front)];
  await truncate(letter, 100);
  const answer = await sender.get(`/media/sent/${link}/letter-1-350.webp`);
  expect(answer.status).toBe(200);
  expect(await readFile(letter)).toEqual(wholeLetter);
  expect(logged).toContain('the file of a sent face was damaged; the face was drawn again');

  await writeFile(front, '');
  await send('Dear Amelie, this one breaks.');
  expect(await readFile(front)).toEqual(wholeFront);
});

/** A face's file is lost, and the art has changed since: what would be drawn today is not what was sent. */
async function lose(cardSendId: string, file: string): Promise<void> {
  await rm(file);
  const { document } = await app.context.db
    .selectFrom('card_sends')
    .select('document')
    .where('card_send_id', '=', cardSendId)
    .executeTakeFirstOrThrow();
  await app.context.db
    .updateTable('card_sends')
    .set({ document: JSON.stringify(document).replace('Dear Amelie', 'Dear Jonas') })
    .where('card_send_id', '=', cardSendId)
    .execute();
}

it('a face that is lost is shown by the pictures that were made of it', async () => {
  const { cardSendId, email, files } = await send('Dear Amelie, somebody has looked at this one.');
  const link = await linkFor(email);
  const picture = async (file: string) => {
    const answer = await sender.get(`/media/sent/${link}/${file}`);
    expect([file, answer.status]).toEqual([file, 200]);
    return sharp(Buffer.from(await answer.arrayBuffer()));
  };
  const before = await picture('letter-1-700.webp');
  await lose(cardSendId, files['letter-1']!);
  const [same, smaller, jpeg] = [
    await picture('letter-1-700.webp'),
    await picture('letter-1-350.webp'),
    await picture('letter-1-560.jpg'),
  ];
  expect(await same.toBuffer()).toEqual(await before.toBuffer());
  expect((await smaller.metadata()).width).toBe(350);
  expect(await jpeg.metadata()).toMatchObject({ width: 560, format: 'jpeg' });
  // What was written then: other words have ink in other places.
  const pixels = (one: typeof before) => one.clone().resize(350).greyscale().raw().toBuffer();
  const [then, now] = [await pixels(before), await pixels(smaller)];
  expect(then.reduce((most, value, i) => Math.max(most, Math.abs(value - (now[i] ?? 0))), 0)).toBeLessThan(80);
});

it('a face of which nothing is left answers an error that nobody keeps, and is logged once', async () => {
  const { cardSendId, email, files } = await send('Dear Amelie, this one is lost.');
  const link = await linkFor(email);
  await lose(cardSendId, files['letter-1']!);
  for (const path of ['letter-1-350.webp', 'letter-1-700.webp']) {
    const answer = await sender.get(`/media/sent/${link}/${path}`);
    expect([path, answer.status, answer.headers.get('Cache-Control')]).toEqual([path, 503, 'no-store']);
  }
  expect(logged.filter((line) => line.startsWith('a sent face is lost'))).toHaveLength(1);
});

it.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['of zeros after a loss of power', (whole: Buffer) => Buffer.alloc(whole.length)],
  ['with a byte that turned over', (whole: Buffer) => Buffer.from(whole).fill(whole[200]! ^ 1, 200, 201)],
])('a picture of the shop whose file is %s is drawn again', async (_, broken) => {
  const { cardId, paletteId } = await firstCard();
  const address = `/media/cards/${cardId}/${paletteId}/front-350.webp`;
  const whole = Buffer.from(await (await sender.get(address)).arrayBuffer());
  const [file] = (await cachedPictures()).filter((name) => name.endsWith('front-350.webp'));
  await writeFile(file!, broken(await readFile(file!)));
  const again = await sender.get(address);
  expect(again.status).toBe(200);
  expect(Buffer.from(await again.arrayBuffer())).toEqual(whole);
  expect((await readFile(file!)).length).toBeGreaterThan(whole.length);
});
