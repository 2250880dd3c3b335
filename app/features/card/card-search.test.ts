import { expect, it } from 'vitest';
import { readQuery } from '#shared/address-query.ts';
import { nameIn, readCardSearch } from './card-search.ts';

it('reads what was chosen of a card', () => {
  const search = readCardSearch({ palette: 'plum', name: ' שרה  לאה ', face: 'inside' });
  expect(search).toEqual({ palette: 'plum', name: 'שרה לאה', face: 'inside' });
  expect(nameIn(search)).toBe('שרה לאה');
});
it('takes a name of digits for a name, and leaves it as it was written', () => {
  expect(nameIn(readCardSearch(readQuery('?name=40')))).toBe('40');
  expect(nameIn(readCardSearch(readQuery('?name=007')))).toBe('007');
});
it('drops what is null, empty, the text null, or cannot be meant', () => {
  const nothing = { palette: undefined, name: undefined, face: undefined };
  for (const query of [
    { palette: 'null', name: 'null', face: 'null' },
    { palette: '', name: '   ', face: 'front' },
    { face: 'sideways' },
    { name: '\u0000\u0007' },
  ])
    expect(readCardSearch(query)).toEqual(nothing);
});
it('cuts a name at what a front can take', () => {
  expect(nameIn(readCardSearch({ name: 'x'.repeat(60) }))).toHaveLength(40);
});
