import { describe, expect, it } from 'vitest';
import { formatCardDescription, formatCardTitle } from './card-titles.ts';

describe('formatCardTitle and formatCardDescription', () => {
  it('names both people, or only the sender for a shareable link', () => {
    expect(formatCardTitle({ to: 'Amelie', from: 'Rosa', isTest: false })).toBe('A card for Amelie from Rosa');
    expect(formatCardTitle({ to: '', from: 'Rosa', isTest: false })).toBe('A card from Rosa');
  });
  it('names the kind of card', () => {
    expect(formatCardDescription({ from: 'Rosa', occasion: 'birthday card' })).toBe(
      'Rosa sent you a birthday card. Open the envelope.',
    );
    expect(formatCardDescription({ from: 'Rosa', occasion: 'Easter card' })).toBe(
      'Rosa sent you an Easter card. Open the envelope.',
    );
  });
});
