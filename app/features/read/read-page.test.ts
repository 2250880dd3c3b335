import { describe, expect, it } from 'vitest';
import { descriptionOf, titleOf } from './card-titles.ts';
import { readSearch } from './read-page.ts';

describe('titleOf and descriptionOf', () => {
  it('names both, or the sender where the link names nobody', () => {
    expect(titleOf({ to: 'Amelie', from: 'Rosa', isTest: false })).toBe('A card for Amelie from Rosa');
    expect(titleOf({ to: '', from: 'Rosa', isTest: false })).toBe('A card from Rosa');
  });
  it('says what kind of card came', () => {
    expect(descriptionOf({ from: 'Rosa', occasion: 'birthday card' })).toBe(
      'Rosa sent you a birthday card. Open the envelope.',
    );
    expect(descriptionOf({ from: 'Rosa', occasion: 'Easter card' })).toBe(
      'Rosa sent you an Easter card. Open the envelope.',
    );
  });
});

describe('readSearch', () => {
  it('takes what is known and leaves the rest', () => {
    expect(readSearch({ open: '1', refuse: 'sender', thanks: 'late', t: 'secret' })).toEqual({
      open: true,
      refuse: 'sender',
      thanks: 'late',
    });
    expect(readSearch({ open: '1' })).toEqual({ open: true });
    expect(readSearch({ open: 'no', refuse: 'me', thanks: 'sent' })).toEqual({});
  });
});
