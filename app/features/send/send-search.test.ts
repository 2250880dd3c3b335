import { expect, it } from 'vitest';
import { readSendSearch } from './send-search.ts';

it('keeps what it knows, as text, and drops what is null or unknown', () => {
  expect(
    readSendSearch({ card: 'wreath', name: '2026', palette: 'null', card_send_id: '', back: 'elsewhere', x: '1' }),
  ).toEqual({ card: 'wreath', name: '2026' });
  expect(readSendSearch({ card_send_id: 'abc', back: 'preview', at: 'phrase' })).toEqual({
    card_send_id: 'abc',
    back: 'preview',
    at: 'phrase',
  });
});
