import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(() => vi.restoreAllMocks());

/** The letter in the avatar, as the server renders it. */
function letterOf(name: string): string {
  return renderToStaticMarkup(<Avatar name={name} />).replaceAll(/<[^>]*>/g, '');
}

it.each([
  ['Rosa Lindqvist', 'R'],
  ['łukasz', 'Ł'],
  ['  émile', 'É'],
  ['', '?'],
])('%o has the letter %s', (name, letter) => expect(letterOf(name)).toBe(letter));

it('is the same on a server whose own locale is Turkish', () => {
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
    return this.replaceAll('i', 'İ').toUpperCase();
  });
  expect('ida'.toLocaleUpperCase()).toBe('İDA');
  expect(letterOf('ida')).toBe('I');
});
