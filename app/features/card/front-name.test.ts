import { expect, it } from 'vitest';
import { nameToDraw } from './card-search.ts';
import { personOf, possessive } from './front-name.ts';

it('draws a name without stray spaces', () => {
  expect(nameToDraw('  Ana   María ')).toBe('Ana María');
  expect(nameToDraw('   ')).toBe('');
});

it('knows whom a name is about', () => {
  expect(personOf('Dear Amelie')).toBe('Amelie');
  expect(personOf('Łukasz')).toBe('Łukasz');
  expect(personOf('Dear ')).toBe('Dear');
  expect(possessive(personOf('for James'))).toBe('James’s');
});
