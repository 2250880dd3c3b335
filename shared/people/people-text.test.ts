import { afterEach, expect, it, vi } from 'vitest';
import { nameFrom, parsePeople } from './people-text.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['ida.berg@example.com', 'Ida'],
  ['rosa@example.com', 'Rosa'],
  ['j.lindqvist+cards@example.com', 'Lindqvist'],
  ['7@example.com', ''],
])('%s: the guess is %o', (address, name) => expect(nameFrom(address)).toBe(name));

it('guesses the same where the machine’s own locale is Turkish', () => {
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
    return this.replaceAll('i', 'İ').toUpperCase();
  });
  expect('ida'.toLocaleUpperCase()).toBe('İDA');
  expect(nameFrom('ida@example.com')).toBe('Ida');
});

it.each([
  ['Rosa <rosa@example.com>', [{ name: 'Rosa', email: 'rosa@example.com' }]],
  ['Rosa Lindqvist rosa@example.com', [{ name: 'Rosa Lindqvist', email: 'rosa@example.com' }]],
  [
    'rosa@example.com theo@example.com',
    [
      { name: 'Rosa', email: 'rosa@example.com' },
      { name: 'Theo', email: 'theo@example.com' },
    ],
  ],
  [
    '"Rosa Lindqvist" <rosa@example.com>\nTheo <theo@example.com>',
    [
      { name: 'Rosa Lindqvist', email: 'rosa@example.com' },
      { name: 'Theo', email: 'theo@example.com' },
    ],
  ],
  [
    String.raw`"Lindqvist, Rosa" <rosa@example.com>, "O'Neil; \"Theo\"" <theo@example.com>`,
    [
      { name: 'Lindqvist, Rosa', email: 'rosa@example.com' },
      { name: `O'Neil; "Theo"`, email: 'theo@example.com' },
    ],
  ],
  ['"Rosa" <rosa@example.com>', [{ name: 'Rosa', email: 'rosa@example.com' }]],
  ['" " <rosa@example.com>', [{ name: 'Rosa', email: 'rosa@example.com' }]],
  [
    'Rosa "the canoe" Lindqvist <rosa@example.com>, 5" Theo <theo@example.com>',
    [
      { name: 'Rosa "the canoe" Lindqvist', email: 'rosa@example.com' },
      { name: '5" Theo', email: 'theo@example.com' },
    ],
  ],
])('%o is parsed as its people', (text, people) => expect(parsePeople(text)).toEqual(people));
