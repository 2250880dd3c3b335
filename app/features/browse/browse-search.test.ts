import { describe, expect, it } from 'vitest';
import { parseQuery, type AddressQuery } from '#shared/links/address-query.ts';
import { routes } from '#shared/routes.ts';
import {
  chosenFacets,
  facetQuery,
  queryOf,
  parseBrowseSearch,
  isSearchCut,
  searchText,
  withChoice,
  withoutChoices,
} from './browse-search.ts';

const given = (query: AddressQuery) =>
  Object.fromEntries(Object.entries(parseBrowseSearch(query)).filter(([, value]) => value !== undefined));

describe('the query of a page of cards', () => {
  it('is parsed', () => {
    const query = { q: 'gold fox', mood: 'warm', style: 'gold foil', colour: 'blue', recipient: 'mum' };
    expect(given({ ...query, price: 'free', sort: 'new' })).toEqual({ ...query, price: 'free', sort: 'new' });
  });
  it.each(['null', '', undefined])('drops %j', (value) => {
    expect(given({ q: value, mood: value, price: value, sort: value })).toEqual({});
  });
  it('drops invalid choices, and the default order', () => {
    expect(given({ mood: '<b>', price: 'dear', sort: 'popular', colour: 'x'.repeat(50), other: 'warm' })).toEqual({});
  });
  it('keeps a number as the text that was typed', () => {
    const search = parseBrowseSearch(parseQuery('?q=40'));
    expect(searchText(search)).toBe('40');
    expect(queryOf(search).q).toBe('40');
    expect(routes.narrowed('/cards', search)).toBe('/cards?q=40');
  });
  it('takes the first of repeated parameters, and collapses spaces', () => {
    expect(given(parseQuery('?q=++gold+++fox+&q=cat'))).toEqual({ q: 'gold fox' });
  });
  it('is cut at the maximum length of a search', () => {
    const long = parseBrowseSearch({ q: 'x'.repeat(500) });
    expect([searchText(long).length, isSearchCut(long)]).toEqual([100, true]);
    // The API rejects longer ones.
    expect(queryOf(long).q).toBe('x'.repeat(100));
    expect(isSearchCut(parseBrowseSearch({ q: 'x'.repeat(100) }))).toBe(false);
  });
});

describe('filters', () => {
  const search = parseBrowseSearch({ q: 'fox', mood: 'warm', colour: 'blue', sort: 'new' });
  it('are set, changed and removed', () => {
    expect(withChoice(search, 'style', 'gold foil')).toMatchObject({ mood: 'warm', style: 'gold foil' });
    expect(withChoice(search, 'mood', 'funny').mood).toBe('funny');
    expect(chosenFacets(withChoice(search, 'mood'))).toEqual(['colour']);
  });
  it('are removed together, while search text and order stay', () => {
    expect(routes.narrowed('/cards', withoutChoices(search))).toBe('/cards?q=fox&sort=new');
  });
  it('are counted without the order', () => {
    expect(facetQuery(search)).not.toHaveProperty('sort');
  });
});

it('an address is written as a browser would encode the form', () => {
  expect(routes.search('gold fox & son')).toBe('/cards?q=gold+fox+%26+son');
  expect(routes.narrowed('/cards/birthday', parseBrowseSearch({ style: 'gold foil' }))).toBe(
    '/cards/birthday?style=gold+foil',
  );
});
