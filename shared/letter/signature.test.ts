import { describe, expect, it } from 'vitest';
import { signatureOf } from './signature.ts';

describe('signatureOf', () => {
  it('signs an unsigned message', () => {
    expect(signatureOf('Have the loveliest day.', 'Rosa')).toBe('Rosa');
    expect(signatureOf('', 'Rosa')).toBe('Rosa');
    expect(signatureOf('I told Rosa about the long way home and all that came after it.', 'Rosa M')).toBe('Rosa M');
  });
  it('does not sign a message twice', () => {
    expect(signatureOf('Have the loveliest day.\nRosa', 'Rosa')).toBeNull();
    expect(signatureOf('Love, Zoë!  \n', 'Zoë Martin')).toBeNull();
    expect(signatureOf('With love,\nrosa xx'.replace(' xx', ''), 'Rosa')).toBeNull();
  });
});
