import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const from = (network: string, browser = '') => ({ network, browser });

/** Takes turns until nothing waits; each takes so many milliseconds. */
function order(
  turns: ReturnType<typeof createFairQueue<{ name: string; requester: ReturnType<typeof from> | null; takes: number }>>,
  spend: (ms: number) => void,
) {
  const names: string[] = [];
  for (let item = turns.next(); item !== undefined; item = turns.next()) {
    names.push(item.name);
    spend(item.takes);
    turns.charge(item.requester, item.takes);
  }
  return names;
}

function setUp() {
  let now = 0;
  const turns = createFairQueue<{ name: string; requester: ReturnType<typeof from> | null; takes: number }>({
    now: () => now,
  });
  const add = (name: string, requester: ReturnType<typeof from> | null, takes = 100) =>
    turns.add(requester, { name, requester, takes });
  const spend = (ms: number) => {
    now += ms;
  };
  return { turns, add, spend };
}

it('the client that used the least is next, however much others have waiting', () => {
  const { turns, add, spend } = setUp();
  for (let i = 1; i <= 3; i++) add(`much-${i}`, from('10.0.0.1'));
  add('little', from('10.0.0.2'));
  expect(order(turns, spend)).toEqual(['much-1', 'little', 'much-2', 'much-3']);
});

it('many browsers of one network share what one network gets', () => {
  const { turns, add, spend } = setUp();
  for (let i = 1; i <= 4; i++) add(`a-${i}`, from('10.0.0.1', `browser-${i}`));
  for (let i = 1; i <= 2; i++) add(`b-${i}`, from('10.0.0.2', 'one'));
  expect(order(turns, spend)).toEqual(['a-1', 'b-1', 'a-2', 'b-2', 'a-3', 'a-4']);
});

it('in a network the browser that used the least is next', () => {
  const { turns, add, spend } = setUp();
  for (let i = 1; i <= 3; i++) add(`dear-${i}`, from('10.0.0.1', 'dear'), 500);
  for (let i = 1; i <= 3; i++) add(`cheap-${i}`, from('10.0.0.1', 'cheap'), 50);
  expect(order(turns, spend)).toEqual(['dear-1', 'cheap-1', 'cheap-2', 'cheap-3', 'dear-2', 'dear-3']);
});

it('what nobody waits for comes last', () => {
  const { turns, add, spend } = setUp();
  add('background', null);
  for (let i = 1; i <= 2; i++) add(`asked-${i}`, from('10.0.0.1'));
  expect(order(turns, spend)).toEqual(['asked-1', 'asked-2', 'background']);
});

it('what was used long ago counts no more', () => {
  const { turns, add, spend } = setUp();
  add('before', from('10.0.0.1'), 5000);
  order(turns, spend);
  spend(600_000);
  add('again', from('10.0.0.1'));
  for (let i = 1; i <= 3; i++) add(`new-${i}`, from('10.0.0.2'), 1);
  expect(order(turns, spend)).toEqual(['new-1', 'again', 'new-2', 'new-3']);
});

it('no more of one browser waits than memory has room for, and others of its network are not shut out', () => {
  const { add } = setUp();
  const added = (count: number, browser: string) =>
    Array.from({ length: count }, () => add('one', from('10.0.0.1', browser))).filter(Boolean).length;
  for (const browser of ['a', 'b', 'c', 'd', 'e']) expect(added(300, browser)).toBe(200);
  expect(added(300, 'f')).toBe(40);
  expect(add('other', from('10.0.0.2', 'a'))).toBe(true);
});

it('those who used little can be served apart from the others', () => {
  const { turns, add, spend } = setUp();
  for (let i = 1; i <= 3; i++) add(`dear-${i}`, from('10.0.0.1', 'dear'), 500);
  turns.charge(from('10.0.0.1', 'dear'), 500);
  add('little', from('10.0.0.1', 'little'));
  add('background', null);
  expect([turns.hasWaiting(100), turns.next(100)?.name]).toEqual([true, 'little']);
  expect([turns.hasWaiting(100), turns.next(100)]).toEqual([false, undefined]);
  expect(order(turns, spend)).toEqual(['dear-1', 'dear-2', 'dear-3', 'background']);
});

it('a pause makes nobody who used much one of those who used little', () => {
  const { turns, add, spend } = setUp();
  turns.charge(from('10.0.0.1', 'dear'), 4000);
  turns.charge(from('10.0.0.1', 'little'), 300);
  expect(turns.largestUse()).toBe(4000);
  spend(60_000);
  add('dear', from('10.0.0.1', 'dear'));
  add('little', from('10.0.0.1', 'little'));
  expect([turns.next(1000)?.name, turns.next(1000)]).toEqual(['little', undefined]);
  spend(240_000);
  expect(turns.largestUse()).toBeLessThan(1000);
  expect(turns.next(1000)?.name).toBe('dear');
});
