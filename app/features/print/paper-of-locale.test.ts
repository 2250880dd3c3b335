import { expect, it } from 'vitest';
import { paperOfLocale } from './paper-of-locale.ts';

it.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['ja-JP', 'a4'],
  // English without a country is most likely that of the United States.
  ['en', 'letter'],
  ['', 'a4'],
  ['x_y', 'a4'],
])('for %s it is %s', (locale, paper) => {
  expect(paperOfLocale(locale)).toBe(paper);
});
