import { expect, it } from 'vitest';
import { readPageQuery, siteQuery } from './site-query.ts';

it('parses the parameters of the site as text', () => {
  expect(siteQuery({ calendar_id: '12', r: 'birthday', next: '/account', colour: 'red' })).toEqual({
    calendar_id: '12',
    r: 'birthday',
    next: '/account',
  });
  expect(siteQuery({ clean: '' })).toEqual({ clean: '' });
});
it('drops null, and the text null', () => {
  expect(siteQuery({ t: null, e: 'null', clean: null, card_send_id: undefined, magicLink: 'null' })).toEqual({});
});
it('drops the text null from an address before any page parses it, and leaves other parameters alone', () => {
  expect(readPageQuery('?card_send_id=null&magicLink=null&q=null&clean=')).toEqual({ q: 'null', clean: '' });
});
