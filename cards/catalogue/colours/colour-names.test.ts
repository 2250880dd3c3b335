import { expect, test } from 'vitest';
import { colourNameOf, dominantColours, sharesOf } from './colour-names.ts';

test.each([
  ['#d8232a', 'red'],
  ['#7a1420', 'red'],
  ['#f07d1a', 'orange'],
  ['#f4c430', 'yellow'],
  ['#2e8b57', 'green'],
  ['#a8d5ba', 'green'],
  ['#9caf88', 'green'],
  ['#c9ebe0', 'green'],
  ['#0d3b2e', 'green'],
  ['#0f8b8d', 'teal'],
  ['#40c4c9', 'teal'],
  ['#1e3a8a', 'blue'],
  ['#bcd9f2', 'blue'],
  ['#6b21a8', 'purple'],
  ['#ff8fb1', 'pink'],
  ['#f8c9d4', 'pink'],
  ['#6b4423', 'brown'],
  ['#c9a97c', 'brown'],
  ['#fbf3dd', 'cream'],
  ['#f3e6c8', 'cream'],
  ['#ffffff', 'white'],
  ['#fdfdfc', 'white'],
  ['#8a8a8a', 'grey'],
  ['#141210', 'black'],
] as const)('%s is called %s', (hex, name) => {
  expect(colourNameOf(hex)).toBe(name);
});

test('the shares of the colours of a picture are hundredths', () => {
  const cream = [251, 243, 221];
  expect(sharesOf(Uint8Array.from([...cream, ...cream, ...cream, 216, 35, 42]))).toEqual({ cream: 75, red: 25 });
});

test('a front has the colour of its largest part, and a smaller one on plain paper', () => {
  expect(dominantColours({ cream: 78, red: 15, green: 5 })).toEqual(['cream', 'red']);
  expect(dominantColours({ blue: 70, yellow: 8, white: 20 })).toEqual(['blue']);
  expect(dominantColours({ green: 45, pink: 30, cream: 20 })).toEqual(['green', 'pink']);
});

test('a small share is no colour of a front', () => {
  expect(dominantColours({ green: 45, blue: 30, yellow: 12 })).toEqual(['green', 'blue']);
  expect(dominantColours({ red: 16, blue: 15, green: 14, yellow: 13, cream: 20, brown: 12 })).toEqual([]);
});

test('a ground near grey or black is named after its tint', () => {
  expect(dominantColours({ grey: 68, blue: 13, white: 9, red: 5 })).toEqual(['grey', 'blue']);
  expect(dominantColours({ grey: 73, green: 9, brown: 8, white: 10 })).not.toContain('grey');
  expect(dominantColours({ grey: 58, purple: 21, white: 10 })).not.toContain('grey');
  expect(dominantColours({ black: 76, brown: 15, grey: 8 })).toEqual(['black']);
  expect(dominantColours({ black: 61, blue: 24, yellow: 8 })).not.toContain('black');
  expect(dominantColours({ black: 55, brown: 40, grey: 5 })).not.toContain('black');
});
