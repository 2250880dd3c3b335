import { expect, it } from 'vitest';
import { getPageNames } from './page-names.ts';
import { lastStop } from './paging.ts';

const labels = {
  names: {
    front: 'front',
    inside: 'inside',
    verse: 'verse',
    message: 'message',
    further: (page: number, next?: number) => (next ? `${page}–${next}` : `${page}`),
  },
};

it('names each page where one is in view, and each spread where two are', () => {
  expect(getPageNames(labels, 5, 1)).toEqual(['front', 'verse', 'message', '2', '3']);
  expect(getPageNames(labels, 5, 2)).toEqual(['front', 'inside', '2–3']);
  expect(getPageNames(labels, 4, 2)).toEqual(['front', 'inside', '2']);
});

it('has a name for every stop', () => {
  for (const pageCount of [3, 4, 5, 6, 7])
    for (const inView of [1, 2] as const)
      expect(getPageNames(labels, pageCount, inView)).toHaveLength(lastStop(pageCount, inView) + 1);
});
