import { expect, it } from 'vitest';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
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

it('is not cut: a name that is too long is null', () => {
  const longest = 'a'.repeat(PERSON_NAME_MAX);
  expect(parseName(longest)).toBe(longest);
  expect(parseName(`${longest}a`)).toBeNull();
});
