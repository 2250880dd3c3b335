import { expect, test } from 'vitest';
import { movePath, parsePath, pathBounds } from './path-data.ts';

test('relative, short and smooth commands become absolute ones', () => {
  expect(movePath('m10 10h20v-5l-5 0zm5 5l1 1', (p) => p)).toBe('M10 10L30 10L30 5L25 5ZM15 15L16 16');
  expect(movePath('M0 0C0 10 10 10 10 0S20-10 20 0', (p) => p)).toBe('M0 0C0 10 10 10 10 0C10 -10 20 -10 20 0');
  expect(movePath('M0 0Q5 5 10 0T20 0', (p) => p)).toBe('M0 0Q5 5 10 0Q15 -5 20 0');
});

test('an arc with its flags run together is the circle that it means', () => {
  const [x0, y0, x1, y1] = pathBounds('M0 10a10 10 0 1020 0a10 10 0 10-20 0Z');
  for (const p of parsePath('M0 10a10 10 0 1020 0a10 10 0 10-20 0Z').flatMap((s) => (s.k === 'C' ? [s.p[2]!] : []))) {
    expect(Math.hypot(p[0] - 10, p[1] - 10)).toBeCloseTo(10, 6);
  }
  expect([x0, y0, x1, y1].map((v) => Math.round(v))).toEqual([0, 0, 20, 20]);
});

test('anything that is not path data is refused', () => {
  expect(() => parsePath('10 10')).toThrow(/not path data/);
  expect(() => parsePath('M10')).toThrow(/ends early/);
  expect(() => parsePath('M0 0X1')).toThrow(/not a path command/);
});
