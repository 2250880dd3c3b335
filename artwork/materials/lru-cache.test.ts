import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

test('a value is computed once, and the least recently used one is evicted first', () => {
  const cache = new LruCache<string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect([get('a'), get('b'), get('a')]).toEqual(['A', 'B', 'A']);
  expect(made).toEqual(['a', 'b']);
  get('c');
  expect(get('a')).toBe('A');
  expect(get('b')).toBe('B');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
