import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { isNavigation } from './page-views.ts';

const shelf = { pathname: routes.cards(), search: '', entry: 1 };

it('counts another page, and the same page with another query', () => {
  expect(isNavigation(shelf, { ...shelf, pathname: routes.about(), entry: 2 })).toBe(true);
  expect(isNavigation(shelf, { ...shelf, search: '?q=tea', entry: 2 })).toBe(true);
  expect(isNavigation({ ...shelf, search: '?q=tea', entry: 2 }, shelf)).toBe(true);
  // One page replaces another, as with a redirect.
  expect(isNavigation(shelf, { ...shelf, pathname: routes.about() })).toBe(true);
});
it('counts neither another fragment of the page, nor typed text in its address', () => {
  expect(isNavigation(shelf, { ...shelf, entry: 2 })).toBe(false);
  expect(isNavigation(shelf, { ...shelf, search: '?name=Ada' })).toBe(false);
});
