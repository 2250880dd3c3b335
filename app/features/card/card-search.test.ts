import { expect, it } from 'vitest';
import { parseQuery } from '#shared/links/address-query.ts';
import { getNameOnFront, parseCardSearch } from './card-search.ts';

it('parses the colourway, name and face', () => {
  const search = parseCardSearch({ palette: 'plum', name: ' שרה  לאה ', face: 'inside' });
  expect(search).toEqual({ palette: 'plum', name: 'שרה לאה', face: 'inside' });
  expect(getNameOnFront(search)).toBe('שרה לאה');
});
it('keeps a name of digits as it was written', () => {
  expect(getNameOnFront(parseCardSearch(parseQuery('?name=40')))).toBe('40');
  expect(getNameOnFront(parseCardSearch(parseQuery('?name=007')))).toBe('007');
});
it('drops values that are null, empty, the text null, or invalid', () => {
  const nothing = { palette: undefined, name: undefined, face: undefined };
  for (const query of [
    { palette: 'null', name: 'null', face: 'null' },
    { palette: '', name: '   ', face: 'front' },
    { face: 'sideways' },
    { name: '\u0000\u0007' },
  ])
    expect(parseCardSearch(query)).toEqual(nothing);
});
it('cuts a name that is too long for a front', () => {
  expect(getNameOnFront(parseCardSearch({ name: 'x'.repeat(60) }))).toHaveLength(40);
});
