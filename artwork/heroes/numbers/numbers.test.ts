import { expect, test } from 'vitest';
import { flatten } from '#artwork/heroes/hero.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { numberHero } from './numbers.ts';

const NUMBERS = '1 2 3 4 5 6 7 8 9 10 11 17 40 44 58 69 74 88 93 100'.split(' ');

test('every number fills the box of a hero and stays within it', () => {
  for (const figures of NUMBERS) {
    const { parts } = numberHero(figures);
    const points = parts.flatMap((part) => flatten(part.d)).flat();
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(points.flat().every(Number.isFinite)).toBe(true);
    const [w, h] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    expect(Math.max(w, h)).toBeGreaterThan(740);
    expect(Math.min(...xs, ...ys)).toBeGreaterThan(-10);
    expect(Math.max(...xs, ...ys)).toBeLessThan(810);
    expect(parts.every((part) => part.d.endsWith('Z'))).toBe(true);
  }
});

test('the digits of a number do not touch, and their counters are open', () => {
  const loops = (figures: string) => (numberHero(figures).parts[0]?.d.match(/M/g) ?? []).length;
  expect(['1', '2', '3', '5', '7'].map(loops)).toEqual([1, 1, 1, 1, 1]);
  expect(['4', '6', '9'].map(loops)).toEqual([2, 2, 2]);
  expect(loops('8')).toBe(3);
  const rims = numberHero('88').parts.filter((part) => part.k === numberHero('88').parts[0]?.k);
  const [left = [], right = []] = rims.map((part) => flatten(part.d).flat().map(([x]) => x));
  expect(Math.min(...right) - Math.max(...left)).toBeGreaterThan(8);
});

test('similar numbers have different colours', () => {
  const dress = (figures: string) => numberHero(figures).parts[0]?.k + ' ' + numberHero(figures).parts[1]?.k;
  for (const [one, other] of [['40', '41'], ['30', '80'], ['38', '88'], ['30', '38'], ['6', '9'], ['50', '60']]) {
    expect(dress(one!)).not.toBe(dress(other!));
  }
});

test('only digits are a number', () => {
  for (const said of ['', '0', '007', 'forty', '4 0', '1000', '-5', '4.5']) expect(() => numberHero(said)).toThrow('no number');
});

test('a card draws its number, and does not also write it', () => {
  expect(heroFor({ motif: 'number', sub: ' 40 ' }).key).toBe('number-40');
  expect(heroFor({ motif: 'number', headline: 'Happy 18th|birthday' }).key).toBe('number-18');
  expect(heroFor({ motif: 'number', sub: 'forty' }).key).toBe('number-1');
  expect(heroFor({ motif: 'cat', sub: '40' }).key).toBe('cat');
  expect(smallLineOf({ motif: 'number', sub: '40' })).toBeUndefined();
  expect(smallLineOf({ motif: 'number', sub: '40', name: 'Ada' })).toBe('Ada');
  expect(smallLineOf({ motif: 'number', sub: 'forty' })).toBe('forty');
  expect(smallLineOf({ motif: 'cat', sub: '40' })).toBe('40');
});
