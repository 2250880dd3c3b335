import { expect, it } from 'vitest';
import { appendPage, hasNextPage, ListReplyError, requireList } from './paged-list.ts';

const key = (item: string) => item;
const list = { results: ['a', 'b'], total: 5 };

it('has a next page while less is loaded than there is', () => {
  expect(hasNextPage(list)).toBe(true);
  expect(hasNextPage({ results: ['a'], total: 1 })).toBe(false);
});

it('appends, and uses the newest total', () => {
  expect(appendPage(list, { results: ['c', 'd'], total: 4 }, key)).toEqual({ results: ['a', 'b', 'c', 'd'], total: 4 });
});

it('adds no item twice', () => {
  expect(appendPage(list, { results: ['b', 'c'], total: 5 }, key).results).toEqual(['a', 'b', 'c']);
});

it('ends when a page has no new items', () => {
  const ended = appendPage(list, { results: [], total: 5 }, key);
  expect(hasNextPage(ended)).toBe(false);
  expect(ended.results).toEqual(['a', 'b']);
});

it('rejects a reply without results', () => {
  expect(() => requireList('GET /cards', {})).toThrow(new ListReplyError('GET /cards'));
  expect(() => requireList('GET /cards', {})).toThrow('There was a problem retrieving your data');
  expect(requireList('GET /cards', { results: ['a'], total: 9 })).toEqual({ results: ['a'], total: 9 });
});
