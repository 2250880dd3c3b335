import { describe, expect, it } from 'vitest';
import { editDistance, correctSpelling } from './spelling.ts';

describe('typing errors', () => {
  it.each([
    ['fox', 'fox', 0],
    ['fxo', 'fox', 1],
    ['birthady', 'birthday', 1],
    ['ballon', 'balloon', 1],
    ['ballooon', 'balloon', 1],
    ['dalloon', 'balloon', 1],
    ['hedgehodge', 'hedgehog', 2],
    ['', 'fox', 3],
    ['fox', 'bear', Infinity],
  ] as const)('from %s to %s are %i', (one, other, edits) => {
    expect(editDistance(one, other, 3)).toBe(edits);
    expect(editDistance(other, one, 3)).toBe(edits);
  });
  it('that are too many are not counted', () => {
    expect(editDistance('hedgehodge', 'hedgehog', 1)).toBe(Infinity);
  });
});

describe('the word that was meant', () => {
  const vocabulary = new Map(
    Object.entries({
      bee: 30,
      beetle: 9,
      canal: 4,
      elephant: 40,
      flowers: 90,
      floors: 1,
      unicorn: 8,
      kittens: 3,
      mittens: 9,
    }),
  );
  it.each([
    ['flwoers', 'flowers'],
    ['unicron', 'unicorn'],
    ['elefant', 'elephant'],
    ['bitten', null],
    ['xittens', null],
    ['nuicorn', 'unicorn'],
    ['canada', null],
    ['bea', null],
    ['', null],
  ])('by %j is %j', (typed, meant) => {
    expect(correctSpelling(typed, vocabulary)).toBe(meant);
  });
  it('begins with the same letter, if one does', () => {
    expect(correctSpelling('kitens', vocabulary)).toBe('kittens');
    expect(correctSpelling('xlephant', vocabulary)).toBe('elephant');
  });
});
