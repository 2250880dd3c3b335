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

it('what is asked for again, or twice at once, is made once', async () => {
  const { made, get } = counting();
  await Promise.all([get('a'), get('a')]);
  await get('a');
  expect(made).toEqual(['a']);
});

it('what was not used for longest makes room', async () => {
  const { made, get } = counting(30);
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it('what is larger than all that is kept is given out, and not kept', async () => {
  const { made, get } = counting(30);
  expect((await get('a', 40)).length).toBe(40);
  await get('b');
  await get('a', 40);
  expect(made).toEqual(['a', 'b', 'a']);
});

it('what could not be made is tried again', async () => {
  const cache = createKeepsakeCache();
  await expect(cache.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await cache.get('a', () => Promise.resolve(new Uint8Array(1)))).toHaveLength(1);
});
