import { describe, expect, it } from 'vitest';
import type { AddressQuery } from '#shared/links/address-query.ts';
import { parseBrowseSearch } from './browse-search.ts';
import { pageHeading, formatResultCount, searchHeading } from './result-text.ts';

const say = (total: number, heading: string, query: AddressQuery) =>
  formatResultCount(total, heading, parseBrowseSearch(query));

describe('the result text', () => {
  it.each([
    [604, 'Birthday cards', { mood: 'warm' }, '604 warm birthday cards'],
    [1, 'Birthday cards', { colour: 'blue' }, '1 blue birthday card'],
    [4500, 'All cards', {}, '4,500 cards'],
    [12, 'Christmas cards', { mood: 'funny', style: 'gold foil' }, '12 funny gold foil Christmas cards'],
    [3, 'Mother’s Day cards', { price: 'free' }, '3 Mother’s Day cards, free to send'],
    [9, 'New baby cards', { recipient: 'colleague' }, '9 new baby cards for a colleague'],
    [9, 'Birthday cards for Mum', { recipient: 'friend' }, '9 birthday cards for Mum, for a friend'],
    [6, 'All cards', { q: 'fox', recipient: 'mum' }, '6 cards for ‘fox’, for Mum'],
    [500, 'All cards', { q: 'cat' }, '500 cards for ‘cat’'],
    [501, 'All cards', { q: 'cat' }, 'More than 500 cards for ‘cat’'],
    [501, 'Birthday cards', {}, '501 birthday cards'],
    [2, 'Anniversary cards', { recipient: 'group' }, '2 anniversary cards from all of us'],
    [0, 'Birthday cards', { mood: 'dry' }, 'No dry birthday cards'],
  ] as const)('%i %s %j', (total, heading, query, said) => {
    expect(say(total, heading, query)).toBe(said);
  });
});

it('a search is named by its words', () => {
  expect(searchHeading('fox')).toBe('Fox cards');
  expect(searchHeading('birthday cards')).toBe('Birthday cards');
  expect(searchHeading('card')).toBe('Card cards');
  expect(searchHeading('élan')).toBe('Élan cards');
  expect(searchHeading('for my nan')).toBe('Cards for my nan');
  expect(searchHeading('For Łukasz')).toBe('Cards for Łukasz');
  expect(searchHeading('flowers for a friend who is ill')).toBe('Flowers for a friend who is ill');
  expect(searchHeading('cards for dad')).toBe('Cards for dad');
});

describe('the title of a page', () => {
  const title = (query: AddressQuery, more: Partial<Parameters<typeof pageHeading>[1]> = {}) =>
    pageHeading('Birthday cards', {
      total: 5,
      search: parseBrowseSearch(query),
      corrected: null,
      named: null,
      isSearch: false,
      ...more,
    });
  it('is that of the category, or contains the search', () => {
    expect(title({ mood: 'dry' })).toBe('Birthday cards');
    expect(title({ q: 'elefant' }, { isSearch: true, corrected: 'elephant' })).toBe('Elephant cards');
  });
  it('says that there are no results', () => {
    expect(title({ mood: 'dry' }, { total: 0 })).toBe('No dry birthday cards');
    expect(title({}, { total: 0 })).toBe('Birthday cards');
  });
  it.each([
    ['birthday Oliver', 'Birthday cards for Oliver'],
    ['funny birthday card for Oliver', 'Funny birthday cards for Oliver'],
    ['oliver’s birthday', 'Birthday cards for Oliver'],
    ['oliver', 'Cards for Oliver'],
    ['birthday flowers for mum Oliver', 'Birthday flowers for mum Oliver'],
  ])('has the name of %s', (q, said) => {
    expect(title({ q }, { isSearch: true, named: 'Oliver' })).toBe(said);
  });
});
