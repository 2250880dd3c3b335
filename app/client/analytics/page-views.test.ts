import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { isNavigation } from './page-views.ts';

const shop = { pathname: routes.cards(), search: '', entry: 1 };

it('counts another page, and the same page with another query', () => {
  expect(isNavigation(shop, { ...shop, pathname: routes.about(), entry: 2 })).toBe(true);
  expect(isNavigation(shop, { ...shop, search: '?q=tea', entry: 2 })).toBe(true);
  expect(isNavigation({ ...shop, search: '?q=tea', entry: 2 }, shop)).toBe(true);
  // One page replaces another, as with a redirect.
  expect(isNavigation(shop, { ...shop, pathname: routes.about() })).toBe(true);
});
it('counts neither another fragment of the page, nor typed text in its address', () => {
  expect(isNavigation(shop, { ...shop, entry: 2 })).toBe(false);
  expect(isNavigation(shop, { ...shop, search: '?name=Ada' })).toBe(false);
});
