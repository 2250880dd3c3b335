import { expect, it } from 'vitest';
import { createKeepsakeCache } from './keepsake-cache.ts';

/** Counts how often each key is made. */
function counting(maxBytes?: number) {
  const cache = createKeepsakeCache(maxBytes);
  const made: string[] = [];
  return {
    made,
    get: (key: string, length = 10) =>
      cache.get(key, async () => {
        made.push(key);
        await Promise.resolve();
        return new Uint8Array(length);
      }),
  };
}

it('a file that is requested again, or twice at once, is made once', async () => {
  const { made, get } = counting();
  await Promise.all([get('a'), get('a')]);
  await get('a');
  expect(made).toEqual(['a']);
});

it('the least recently used file is evicted', async () => {
  const { made, get } = counting(30);
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it('a file larger than the cache is returned, but not cached', async () => {
  const { made, get } = counting(30);
  expect((await get('a', 40)).length).toBe(40);
  await get('b');
  await get('a', 40);
  expect(made).toEqual(['a', 'b', 'a']);
});

it('a failed file is tried again', async () => {
  const cache = createKeepsakeCache();
  await expect(cache.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await cache.get('a', () => Promise.resolve(new Uint8Array(1)))).toHaveLength(1);
});
