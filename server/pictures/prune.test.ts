import { access, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localFiles } from '#server/ports/files.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { createFaceStore } from './face-store.ts';
import { prunePictures } from './prune.ts';

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
  const face = await createFaceStore(app.context.files).keep('<svg xmlns="http://www.w3.org/2000/svg"/>');
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
  const faces = (await readdir(path.join(folder, 'faces'), { recursive: true })).filter((name) => name.endsWith('.br'));
  for (const file of [...old, ...faces.map((name) => path.join(folder, 'faces', name))])
    await utimes(file, longAgo, longAgo);
  const sizes = await Promise.all(kept.map(async (file) => (await stat(file)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);

  expect(await prunePictures(app.context, { maxBytes: total })).toBe(0);
  // One at a time, where no more may be done in a night.
  expect(await prunePictures(app.context, { maxBytes: sizes[2]! + sizes[3]!, maxFiles: 1 })).toBe(1);
  expect(await prunePictures(app.context, { maxBytes: (sizes[2]! + sizes[3]!) / 0.9 })).toBe(1);
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
