import { expect, it } from 'vitest';
import { getBreadcrumbs } from './breadcrumbs.ts';

const birthday = { name: 'Birthday', path: '/x/birthday' };
const friend = { name: 'Friend', path: '/x/birthday/friend' };
const thanks = { name: 'Thank you', path: '/x/thank-you' };

it('leads to the deepest category through its parents', () => {
  expect(getBreadcrumbs([thanks, friend], [birthday, thanks])).toEqual([birthday, friend]);
  expect(getBreadcrumbs([birthday, friend], [birthday])).toEqual([birthday, friend]);
});
it('is short for a top category, and empty for a card without one', () => {
  expect(getBreadcrumbs([thanks], [birthday])).toEqual([thanks]);
  expect(getBreadcrumbs([], [birthday])).toEqual([]);
});
it('is not confused by a category whose name only begins alike', () => {
  expect(getBreadcrumbs([friend], [{ name: 'Birth', path: '/x/birth' }])).toEqual([friend]);
});
