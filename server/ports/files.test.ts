import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Files, localFiles, memoryFiles } from './files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
async function* pieces(...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(bytes(text));
}
async function* failingStream() {
  yield bytes('half');
  throw await Promise.resolve(new Error('no more'));
}
async function read(files: Files, key: string): Promise<{ size: number; text: string } | null> {
  const opened = await files.open(key);
  return opened === null ? null : { size: opened.size, text: await new Response(opened.stream).text() };
}

describe.each([
  ['in a folder', () => localFiles(folder)],
  ['in memory', () => memoryFiles()],
])('files %s', (_, make) => {
  test('are stored whole, replaced, and deleted', async () => {
    const files = make();
    expect(await files.get('a/one.txt')).toBeNull();
    await files.put('a/one.txt', bytes('first'));
    await files.put('a/one.txt', bytes('second'));
    expect((await files.get('a/one.txt'))?.toString()).toBe('second');
    await files.delete('a/one.txt');
    await files.delete('a/one.txt');
    expect(await files.get('a/one.txt')).toBeNull();
  });

  test('are written and read in pieces', async () => {
    const files = make();
    expect(await read(files, 'b/two.txt')).toBeNull();
    expect(await files.write('b/two.txt', pieces('piece ', 'by ', 'piece'))).toBe(14);
    expect(await read(files, 'b/two.txt')).toEqual({ size: 14, text: 'piece by piece' });
    expect((await files.get('b/two.txt'))?.toString()).toBe('piece by piece');
  });

  test('are not written where the stream fails, and the earlier file stays', async () => {
    const files = make();
    await expect(files.write('c/three.txt', failingStream())).rejects.toThrow('no more');
    expect(await files.get('c/three.txt')).toBeNull();
    await files.put('c/four.txt', bytes('as it was'));
    await expect(files.write('c/four.txt', failingStream())).rejects.toThrow('no more');
    expect((await files.get('c/four.txt'))?.toString()).toBe('as it was');
  });

  test.each(['../outside', '/etc/passwd', 'A.txt', 'a/../b', ''])('are refused for an invalid key: %j', async (key) => {
    const files = make();
    await expect(async () => files.put(key, bytes('x'))).rejects.toThrow(RangeError);
    await expect(async () => files.open(key)).rejects.toThrow(RangeError);
    await expect(async () => files.write(key, pieces('x'))).rejects.toThrow(RangeError);
  });
});

test('a folder keeps no partial file, except one that may still be written', async () => {
  const files = localFiles(folder);
  await expect(files.write('d/half.txt', failingStream())).rejects.toThrow('no more');
  expect(await readdir(path.join(folder, 'd'))).toEqual([]);
  const halves = path.join(folder, 'halves');
  expect(await readdir(halves)).toEqual([]);
  // What cannot take its place, here that of a folder, takes none.
  for (const put of [files.put('d', bytes('x')), files.putDurably('d', bytes('x'))])
    await expect(put).rejects.toThrow('EISDIR');
  expect(await readdir(halves)).toEqual([]);
  await writeFile(path.join(halves, 'old'), 'of a process that died');
  await utimes(path.join(halves, 'old'), 0, Date.now() / 1000 - 90_000);
  await writeFile(path.join(halves, 'young'), 'of one that is at work');
  await files.deletePartialFiles();
  expect(await readdir(halves)).toEqual(['young']);
  await localFiles(path.join(folder, 'nothing-yet')).deletePartialFiles();
});
