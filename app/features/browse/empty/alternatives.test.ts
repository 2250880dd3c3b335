import { describe, expect, it } from 'vitest';
import type { AddressQuery } from '#shared/links/address-query.ts';
import { parseBrowseSearch } from '../browse-search.ts';
import { waysBack } from './alternatives.ts';

const back = (path: string, place: { top?: string }, query: AddressQuery) =>
  waysBack(path, place, parseBrowseSearch(query)).map(({ text, path: address }) => `${text}: ${address}`);

describe('ways back from nothing', () => {
  it('take back one choice at a time, then all of them', () => {
    expect(back('/cards', {}, { mood: 'dry', colour: 'brown' })).toEqual([
      'Without “Dry”: /cards?colour=brown',
      'Without “Brown”: /cards?mood=dry',
      'Without filters: /cards',
    ]);
  });
  it('take back the words only where something else stays', () => {
    expect(back('/cards', {}, { q: 'fox' })).toEqual([]);
    expect(back('/cards', {}, { q: 'fox', price: 'free' })).toEqual([
      'Without “Free to send”: /cards?q=fox',
      'Without the words ‘fox’: /cards?price=free',
    ]);
  });
  it('lead from a shelf to the whole shop', () => {
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
