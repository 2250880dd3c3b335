import { expect, test } from 'vitest';
import { suitablePalettes } from './seasons.ts';

test('an occasion keeps the palettes that suit it, in the picture’s own order', () => {
  expect(suitablePalettes('christmas', ['candy', 'forest', 'lemonade', 'crimson'])).toEqual(['forest', 'crimson']);
});

test('a family’s own palettes stay', () => {
  expect(suitablePalettes('sympathy', ['candy', 'terracotta-kiln', 'nordic'])).toEqual(['terracotta-kiln', 'nordic']);
});

test('a picture never loses all of its palettes', () => {
  expect(suitablePalettes('st-patricks', ['candy', 'crimson'])).toEqual(['candy', 'crimson']);
});

test('an occasion that is not listed may have all palettes', () => {
  expect(suitablePalettes('birthday', ['candy', 'noir'])).toEqual(['candy', 'noir']);
});
