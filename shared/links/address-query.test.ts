import { expect, it } from 'vitest';
import { readQuery, writeQuery } from './address-query.ts';

it('reads every value as text', () => {
  expect(readQuery('?clean=true&q=007&code={}&list=[1]&next=%2Faccount&empty')).toEqual({
    clean: 'true',
    q: '007',
    code: '{}',
    list: '[1]',
    next: '/account',
    empty: '',
  });
  expect(readQuery('')).toEqual({});
});
it('takes the first of repeated names, and replaces invisible characters', () => {
  expect(readQuery('?q=a&q=b')).toEqual({ q: 'a' });
  expect(readQuery('?q=a%00b%1Fc%7F')).toEqual({ q: 'a b c ' });
});
it('is not confused by names of properties that every object has', () => {
  const query = readQuery('?__proto__=x&constructor=y&toString=z');
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  expect(query).toEqual({});
});
it('writes what it parsed', () => {
  for (const text of ['?q=007', '?q=two+words&sort=new', '?next=%2Fcards%3Fq%3D1', '?clean=', ''])
    expect(writeQuery(readQuery(text))).toBe(text);
  expect(writeQuery({ q: undefined, sent: 3, open: true })).toBe('?sent=3&open=true');
});
