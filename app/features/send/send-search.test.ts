import { expect, it } from 'vitest';
import { parseSendSearch } from './send-search.ts';

it('keeps known values as text, and drops null or unknown ones', () => {
  expect(
    parseSendSearch({ card: 'wreath', name: '2026', palette: 'null', card_send_id: '', back: 'elsewhere', x: '1' }),
  ).toEqual({ card: 'wreath', name: '2026' });
  expect(parseSendSearch({ card_send_id: 'abc', magicLink: 'null', back: 'preview', at: 'phrase' })).toEqual({
    card_send_id: 'abc',
    back: 'preview',
    at: 'phrase',
  });
});
