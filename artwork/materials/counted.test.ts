import { expect, test } from 'vitest';
import type { Hero } from '#artwork/heroes/hero.ts';
import { countHero, seams } from './counted.ts';

const hero: Hero = {
  key: 'test',
  name: 'Test',
  tags: [],
  parts: [
    { k: 'body', d: 'M0 0L800 0L800 400L0 400Z' },
    { k: 'eye', d: 'M380 180L420 180L420 220L380 220Z' },
    { k: 'string', d: 'M0 0L400 400', line: true },
  ],
};

test('a hero fills the available space, with fewer stitches if they are wide', () => {
  expect(countHero(hero, 40, 40)).toMatchObject({ w: 40, h: 20 });
  expect(countHero(hero, 40, 40, 1.25)).toMatchObject({ w: 40, h: 25 });
});

test('a small but important part keeps its cell', () => {
  const { cells } = countHero(hero, 20, 20);
  expect([...cells].filter((part) => part === 1).length).toBeGreaterThan(0);
});

test('open lines are kept apart from the cells', () => {
  const { lines } = countHero(hero, 40, 40);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.points.at(-1)).toEqual([20, 20]);
});

test('the seam goes once around a block', () => {
  const cells = Int16Array.from([-1, -1, -1, -1, -1, 0, 0, -1, -1, 0, 0, -1, -1, -1, -1, -1]);
  const [run, ...rest] = seams({ w: 4, h: 4, cells }, (a, b) => a < 0 || b < 0);
  expect(rest).toEqual([]);
  expect(run?.every(([x, y]) => x >= 1 && x <= 3 && y >= 1 && y <= 3)).toBe(true);
  expect(run?.at(0)).toEqual(run?.at(-1));
});
