import { expect, it } from 'vitest';
import { crumbsOf } from './crumbs.ts';

const birthday = { name: 'Birthday', path: '/x/birthday' };
const friend = { name: 'Friend', path: '/x/birthday/friend' };
const thanks = { name: 'Thank you', path: '/x/thank-you' };

it('leads to the deepest shelf through those above it', () => {
  expect(crumbsOf([thanks, friend], [birthday, thanks])).toEqual([birthday, friend]);
  expect(crumbsOf([birthday, friend], [birthday])).toEqual([birthday, friend]);
});
it('is short where a card stands high, and nothing where it stands nowhere', () => {
  expect(crumbsOf([thanks], [birthday])).toEqual([thanks]);
  expect(crumbsOf([], [birthday])).toEqual([]);
});
it('takes no shelf for one above that only begins alike', () => {
  expect(crumbsOf([friend], [{ name: 'Birth', path: '/x/birth' }])).toEqual([friend]);
});
