import { access, appendFile, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Files, localFiles, memoryFiles } from '#server/ports/files.ts';
import { type Logger, silentLogger } from '#server/ports/logger.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { createFaceStore } from './face-store.ts';
import { createPictureStore } from './picture-store.ts';
import { prunePictures } from './prune.ts';
import { packFace } from '../drawing/pack-face.ts';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-prune-'));
  app = await testApp({ files: localFiles(folder) });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

it('pictures that were not used for longest make room, and are drawn again; faces of sent cards stay', async () => {
  const face = await createFaceStore(app.context.files).keep(
    await packFace('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
  const { results } = await app.visitor().call('GET /cards', { query: { top: 'birthday', limit: 4 } });
  const addresses = results.map(({ cardId, paletteId }) => `/media/cards/${cardId}/${paletteId}/front-350.webp`);
  for (const address of addresses) expect((await app.visitor().get(address)).status).toBe(200);
  const names = (await readdir(path.join(folder, 'pictures'), { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  );
  const kept = names.map((name) => path.join(folder, 'pictures', name));
  expect(kept).toHaveLength(4);
  // The first two were last used long ago, and so was the face.
  const longAgo = new Date('2020-01-01T00:00:00Z');
  const [old, recent] = [kept.slice(0, 2), kept.slice(2)];
  // Each is larger than both others: only one of them has to go to make room.
  for (const file of old) await appendFile(file, Buffer.alloc(1_000_000));
  const faces = (await readdir(path.join(folder, 'faces'), { recursive: true })).filter((name) => name.endsWith('.br'));
  for (const file of [...old, ...faces.map((name) => path.join(folder, 'faces', name))])
    await utimes(file, longAgo, longAgo);
  const sizes = await Promise.all(kept.map(async (file) => (await stat(file)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);

  const deletedWith = async (limits: { maxBytes: number; maxFiles?: number }) =>
    (await prunePictures(app.context, limits)).deleted;
  expect(await deletedWith({ maxBytes: total })).toBe(0);
  // One at a time, where no more may be done in a night.
  const room = { maxBytes: (sizes[2]! + sizes[3]!) / 0.9 };
  expect(await deletedWith({ ...room, maxFiles: 1 })).toBe(1);
  expect(await deletedWith(room)).toBe(1);
  const isThere = (file: string) =>
    access(file).then(
      () => true,
      () => false,
    );
  expect(await Promise.all(old.map(isThere))).toEqual([false, false]);
  expect(await Promise.all(recent.map(isThere))).toEqual([true, true]);
  expect(await createFaceStore(app.context.files).read(face)).not.toBeNull();
  for (const address of addresses) expect((await app.visitor().get(address)).status).toBe(200);
});

it('pictures never take more than they may, however many are asked for at once, and each is shown', async () => {
  const { results } = await app.visitor().call('GET /cards', { query: { top: 'birthday', limit: 6 } });
  const cards = await Promise.all(results.map(({ cardId }) => app.shop.row(cardId)));
  const { studio } = app.context;
  const files = memoryFiles();
  let most = 0;
  const watched: Files = {
    ...files,
    async put(key, bytes) {
      await files.put(key, bytes);
      let held = 0;
      for await (const { size } of files.list('pictures')) held += size;
      most = Math.max(most, held);
    },
  };
  const [first] = cards;
  if (first === undefined) throw new Error('There are cards for birthdays.');
  const elsewhere = createPictureStore({ files: memoryFiles(), faces: createFaceStore(files), studio });
  const maxBytes = (await elsewhere.shop(first, first.palette_id, 'front', 175, null)).length * 5;
  const store = createPictureStore({ files: watched, faces: createFaceStore(files), studio, maxBytes });
  const paint = (width: number) =>
    Promise.all(cards.map((card) => store.shop(card, card.palette_id, 'front', width, null)));
  for (const pictures of [await paint(175), await paint(350), await paint(175)])
    for (const picture of pictures) expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(maxBytes);
});

it('a picture is shown although the disk is full', async () => {
  const { results } = await app.visitor().call('GET /cards', { query: { top: 'birthday', limit: 5, offset: 4 } });
  const card = await app.shop.row(results.at(-1)?.cardId ?? '');
  const told: string[] = [];
  const { studio } = app.context;
  const files: Files = {
    ...memoryFiles(),
    put: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
  };
  const logger: Logger = { ...silentLogger, warn: (_, message) => void told.push(message) };
  const store = createPictureStore({ files, faces: createFaceStore(files), studio, logger });
  expect((await store.shop(card, card.palette_id, 'front', 175, null)).length).toBeGreaterThan(0);
  expect(told).toEqual(['a picture could not be stored; it is drawn again when it is requested']);
});
