import { describe, expect, it } from 'vitest';
import { parseReadSearch } from './read-search.ts';

describe('parseReadSearch', () => {
  it('keeps known values and drops the rest', () => {
    expect(parseReadSearch({ open: '1', refuse: 'sender', thanks: 'late', t: 'secret' })).toEqual({
      open: true,
      refuse: 'sender',
      thanks: 'late',
    });
    expect(parseReadSearch({ open: '1' })).toEqual({ open: true });
    expect(parseReadSearch({ open: 'no', refuse: 'me', thanks: 'sent' })).toEqual({});
  });
});
