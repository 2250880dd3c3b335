import { expect, test } from 'vitest';
import { suitablePalettes } from './seasons.ts';

test('an occasion keeps the colours that become it, in the picture’s own order', () => {
  expect(suitablePalettes('christmas', ['candy', 'forest', 'lemonade', 'crimson'])).toEqual(['forest', 'crimson']);
});

test('a family’s own colours were chosen with its pictures, and stay', () => {
  expect(suitablePalettes('sympathy', ['candy', 'terracotta-kiln', 'nordic'])).toEqual(['terracotta-kiln', 'nordic']);
});

test('a picture never loses all of its colours', () => {
  expect(suitablePalettes('st-patricks', ['candy', 'crimson'])).toEqual(['candy', 'crimson']);
});

test('an occasion without colours of its own wears them all', () => {
  expect(suitablePalettes('birthday', ['candy', 'noir'])).toEqual(['candy', 'noir']);
});
