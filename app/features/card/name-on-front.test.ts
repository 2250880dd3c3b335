import { expect, it } from 'vitest';
import { normalizeName } from './card-search.ts';

it('draws a name without extra spaces', () => {
  expect(normalizeName('  Ana   María ')).toBe('Ana María');
  expect(normalizeName('   ')).toBe('');
});
