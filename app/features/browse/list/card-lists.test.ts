import { expect, it, vi } from 'vitest';
import type { CardTile } from '#contract/card.ts';
import { createCardLists } from './card-lists.ts';

const cards = (from: number, to: number): CardTile[] =>
  Array.from({ length: to - from }, (_, i) => ({
    cardId: `c${from + i}`,
    title: '',
    style: '',
    isFree: true,
    paletteId: 'day',
    v: '1',
    alt: '',
    paper: '#fff',
    colourways: [],
    relation: null,
  }));
const first = { results: cards(0, 20), total: 45 };
type Ask = (offset: number) => Promise<{ results: CardTile[]; total: number }>;

it('appends page by page until all cards are loaded', async () => {
  const lists = createCardLists();
  const ask = vi.fn<Ask>(async (offset) => ({ results: cards(offset, Math.min(offset + 20, 45)), total: 45 }));
  let list = lists.open('birthday', first);
  for (let i = 0; i < 5; i++) list = await lists.more('birthday', list, ask);
  expect(list.results).toHaveLength(45);
  expect(ask.mock.calls).toEqual([[20], [40]]);
});

it('is restored on return, and loaded again where the catalogue has changed', async () => {
  const lists = createCardLists();
  const longer = await lists.more('birthday', first, async (offset) => ({
    results: cards(offset, offset + 20),
    total: 45,
  }));
  expect(lists.open('birthday', first)).toBe(longer);
  expect(lists.open('anniversary', first)).toBe(first);
  const stocked = { results: cards(100, 120), total: 60 };
  expect(lists.open('birthday', stocked)).toBe(stocked);
});

it('makes one request for two at once, and retries after a failure', async () => {
  const lists = createCardLists();
  const ask = vi.fn<Ask>(async () => {
    throw new Error('away');
  });
  const both = [lists.more('x', first, ask), lists.more('x', first, ask)];
  await expect(Promise.allSettled(both)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(ask).toHaveBeenCalledOnce();
  await expect(lists.more('x', first, async () => ({ results: cards(20, 21), total: 45 }))).resolves.toMatchObject({
    total: 45,
  });
});
