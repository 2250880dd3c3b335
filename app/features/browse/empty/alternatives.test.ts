import { describe, expect, it } from 'vitest';
import type { AddressQuery } from '#shared/links/address-query.ts';
import { parseBrowseSearch } from '../browse-search.ts';
import { listWiderSearches } from './alternatives.ts';

const back = (path: string, place: { top?: string }, query: AddressQuery) =>
  listWiderSearches(path, place, parseBrowseSearch(query)).map(({ text, path: address }) => `${text}: ${address}`);

describe('alternatives to an empty result', () => {
  it('remove one filter at a time, then all of them', () => {
    expect(back('/cards', {}, { mood: 'dry', colour: 'brown' })).toEqual([
      'Without “Dry”: /cards?colour=brown',
      'Without “Brown”: /cards?mood=dry',
      'Without filters: /cards',
    ]);
  });
  it('remove the words only where a filter remains', () => {
    expect(back('/cards', {}, { q: 'fox' })).toEqual([]);
    expect(back('/cards', {}, { q: 'fox', price: 'free' })).toEqual([
      'Without “Free to send”: /cards?q=fox',
      'Without the words ‘fox’: /cards?price=free',
    ]);
  });
  it('lead from a category to the whole shop', () => {
    expect(back('/cards/birthday', { top: 'birthday' }, {})).toEqual([]);
    expect(back('/cards/birthday', { top: 'birthday' }, { q: 'fox' })).toEqual([
      'Without the words ‘fox’: /cards/birthday',
      'In all cards: /cards?q=fox',
    ]);
    expect(back('/cards/birthday', { top: 'birthday' }, { q: 'fox', mood: 'dry' }).at(-1)).toBe(
      '‘fox’ in all cards, without filters: /cards?q=fox',
    );
  });
});
