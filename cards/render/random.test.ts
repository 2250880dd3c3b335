import { expect, test } from 'vitest';
import { makeRng } from './random.ts';

test('the same seed always gives the same numbers', () => {
  const [a, b] = [makeRng('seed'), makeRng('seed')];
  const draw = (r: typeof a) => [r.n(), r.f(2, 9), r.i(1, 6), r.pick(['x', 'y', 'z']), r.g(), r.sub('k').n()];
  expect(draw(a)).toEqual(draw(b));
  expect(makeRng('other').n()).not.toBe(makeRng('seed').n());
});

test('the numbers are the same as when the catalogue was drawn', () => {
  expect([makeRng('cardamom').i(0, 1_000_000), makeRng(7).i(0, 1_000_000)]).toMatchInlineSnapshot(`
    [
      324468,
      11704,
    ]
  `);
});

test('a shuffle keeps every item once and does not change the given list', () => {
  const given = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = makeRng(3).shuffle(given);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(given);
  expect(shuffled).not.toEqual(given);
  expect(given).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('whole numbers stay in their range and reach both ends', () => {
  const r = makeRng('range');
  const seen = new Set(Array.from({ length: 400 }, () => r.i(1, 6)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});
