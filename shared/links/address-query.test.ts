import { expect, it } from 'vitest';
import { parseQuery, formatQuery } from './address-query.ts';

it('reads every value as text', () => {
  expect(parseQuery('?clean=true&q=007&code={}&list=[1]&next=%2Faccount&empty')).toEqual({
    clean: 'true',
    q: '007',
    code: '{}',
    list: '[1]',
    next: '/account',
    empty: '',
  });
  expect(parseQuery('')).toEqual({});
});
it('takes the first of repeated names, and replaces invisible characters', () => {
  expect(parseQuery('?q=a&q=b')).toEqual({ q: 'a' });
  expect(parseQuery('?q=a%00b%1Fc%7F')).toEqual({ q: 'a b c ' });
});
it('is not confused by names of properties that every object has', () => {
  const query = parseQuery('?__proto__=x&constructor=y&toString=z');
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  expect(query).toEqual({});
});
it('writes what it parsed', () => {
  for (const text of ['?q=007', '?q=two+words&sort=new', '?next=%2Fcards%3Fq%3D1', '?clean=', ''])
    expect(formatQuery(parseQuery(text))).toBe(text);
  expect(formatQuery({ q: undefined, sent: 3, open: true })).toBe('?sent=3&open=true');
});
