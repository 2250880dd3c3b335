import { expect, it } from 'vitest';
import { readPageQuery, siteQuery } from './site-query.ts';

it('reads the parameters of the site as the text that they are', () => {
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
it('drops the text null from an address before any page reads it, and leaves what is not ours to drop', () => {
  expect(readPageQuery('?card_send_id=null&magicLink=null&q=null&clean=')).toEqual({ q: 'null', clean: '' });
});
