import { expect, test } from 'vitest';
import type { Composed } from './compose.ts';
import { headlineSize } from './headline-size.ts';

/** a letter as a block, with an eye in it */
const letter = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}h${w}v${h}h${-w}Z M${x + w / 4} ${y + h / 4}h${w / 2}v${h / 2}h${-w / 2}Z`;
const line = (x: number, y: number, height: number, letters: number) =>
  Array.from({ length: letters }, (_, i) => letter(x + i * 60, y, 50, height)).join('');

function front(...type: string[]): Composed {
  const layers = [
    { id: 'L0', role: 'art', svg: `<path d="${letter(100, 100, 380, 900)}"/>` },
    ...type.map((svg, i) => ({ id: `L${i + 1}`, role: 'type', svg })),
  ];
  return { defs: '', layers, width: 1000, height: 1400, alt: '', words: [] };
}

test('the headline is the tallest letters of the front, not the picture and not the small line', () => {
  const size = headlineSize(
    front(`<path d="${line(200, 1000, 80, 5)}"/>`, `<path d="${line(200, 1200, 20, 8)}"/>`),
    'He|llo',
  );
  expect(size?.height).toBeCloseTo(0.08);
  expect(size?.width).toBeCloseTo(0.29);
});

test('a letter and its shadow are one letter', () => {
  const d = line(200, 1000, 80, 5);
  const size = headlineSize(
    front(`<g transform="translate(6 4)"><path d="${d}"/></g><path d="${d}"/><path d="${line(200, 1200, 20, 8)}"/>`),
    'Hello you',
  );
  expect(size?.height).toBeCloseTo(0.08);
});

test('letters are measured after their transforms', () => {
  const size = headlineSize(
    front(`<g transform="scale(0.5)"><path transform="rotate(90 500 500)" d="${line(200, 480, 80, 4)}"/></g>`),
    'Yes, I',
  );
  // turned by a quarter, the letters are as tall as they were wide
  expect(size?.height).toBeCloseTo(0.025);
  expect(size?.width).toBeCloseTo(0.04);
});

test('words that are drawn without letters have no size', () => {
  expect(headlineSize(front(), 'Hello')).toBeNull();
  expect(headlineSize(front(`<path d="${line(200, 1000, 80, 2)}"/>`), 'Hello')).toBeNull();
  expect(headlineSize(front(`<path d="${line(200, 1000, 80, 2)}"/>`), '')).toBeNull();
});
