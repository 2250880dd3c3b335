import { expect, it } from 'vitest';
import { parseName } from './parse-name.ts';

it.each([
  ['Amelie', 'Amelie'],
  ['  Mary \t Ann ', 'Mary Ann'],
  ['Zoë', 'Zoë'],
  ['Нина', 'Нина'],
  ['', null],
  ['42', null],
  ['\u0000\u0001', null],
])('%j is the name %j', (typed, name) => expect(parseName(typed)).toBe(name));

it('is no longer than a front is wide', () => {
  expect(parseName('a'.repeat(100))).toHaveLength(40);
});
