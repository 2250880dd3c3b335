import { expect, it } from 'vitest';
import { signatureAfterDeletion } from './erase-member.ts';

it.each([
  ['Rosa Lindqvist', 'Rosa'],
  ['Dr. Rosa Lindqvist', 'Rosa'],
  ['Rosa', 'Rosa'],
  ['Rosa and Theo Lindqvist', 'Rosa'],
  ['J. R. Lindqvist', 'J.'],
  ['', ''],
])('a card of %s that stays is signed %s', (name, signed) => expect(signatureAfterDeletion(name)).toBe(signed));
