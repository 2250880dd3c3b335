import { expect, it } from 'vitest';
import { breadcrumbPlaces } from './breadcrumbs.ts';

const pathsOf = (categories: string[], recipients: string[]) =>
  breadcrumbPlaces(
    categories.map((path) => path.split('/')),
    recipients,
  ).map((place) => place.join('/'));

it('lead to the deepest category through its parents', () => {
  const wife = ['birthday', 'birthday/for-her', 'birthday/partner', 'birthday/partner/wife'];
  expect(pathsOf(wife, ['wife'])).toEqual(['birthday', 'birthday/partner', 'birthday/partner/wife']);
  expect(pathsOf(['birthday', 'birthday/funny'], ['anyone'])).toEqual(['birthday', 'birthday/funny']);
});
it('claim nobody whom the card is not for', () => {
  expect(pathsOf(['birthday', 'birthday/for-her', 'birthday/mum', 'birthday/friend'], ['mum', 'friend'])).toEqual([
    'birthday',
  ]);
  expect(pathsOf(['birthday', 'birthday/for-her', 'birthday/mum'], ['mum'])).toEqual(['birthday', 'birthday/mum']);
  expect(pathsOf(['thank-you', 'thank-you/family'], ['anyone'])).toEqual(['thank-you']);
  expect(pathsOf(['birthday', 'birthday/friend', 'birthday/elegant'], ['anyone', 'friend'])).toEqual([
    'birthday',
    'birthday/elegant',
  ]);
});
it('name the holiday, which is an occasion and no person', () => {
  const day = ['holidays', 'holidays/mothers-day', 'holidays/mothers-day/mum'];
  expect(pathsOf(day, ['mum', 'grandma'])).toEqual(['holidays', 'holidays/mothers-day']);
  expect(pathsOf(day, ['mum'])).toEqual(day);
});
it('are none for a card that stands in no category', () => {
  expect(pathsOf([], [])).toEqual([]);
});
