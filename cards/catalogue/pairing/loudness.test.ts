import { expect, test } from 'vitest';
import { isTooLoud } from './loudness.ts';

type Cell = [l: number, a: number, b: number];
const GREY: Cell = [70, 2, 3];
const YELLOW: Cell = [80, 3, 15];
const VIOLET: Cell = [30, 12, -18];
const MOSS: Cell = [45, -8, 9];

const LOSS = { occasion: 'sympathy' as const, tags: [] };

const front = (...shares: [Cell, number][]) => ({
  grid: new Float32Array(shares.flatMap(([cell, n]) => Array.from({ length: n }, () => cell).flat())),
});

test('a front in greys with one small flower suits a loss', () => {
  expect(isTooLoud(LOSS, front([GREY, 130], [VIOLET, 10]))).toBe(false);
});

test('deep and muted colours are quiet, however large their share', () => {
  expect(isTooLoud(LOSS, front([MOSS, 140]))).toBe(false);
});

test('a bright ground is too loud for a loss', () => {
  expect(isTooLoud(LOSS, front([GREY, 90], [YELLOW, 50]))).toBe(true);
});

test('a vivid ground is too loud for a loss, even if it is dark', () => {
  expect(isTooLoud(LOSS, front([GREY, 90], [VIOLET, 50]))).toBe(true);
});

test('other texts may have a loud front', () => {
  expect(isTooLoud({ occasion: 'birthday', tags: [] }, front([YELLOW, 140]))).toBe(false);
});

test('a text about a loss needs a quiet front in any category', () => {
  expect(isTooLoud({ occasion: 'christmas', tags: ['candle', 'grief'] }, front([YELLOW, 140]))).toBe(true);
});
