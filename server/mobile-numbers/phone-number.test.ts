import { describe, expect, it } from 'vitest';
import { formatPhoneNumber, parseMobileNumber } from './phone-number.ts';

describe('a mobile number', () => {
  it.each([
    ['+44 7400 100123', null, '+447400100123'],
    ['07400 100123', 'GB', '+447400100123'],
    ['+44 (0)7400 100 123', null, '+447400100123'],
    ['0044 7400-100123', 'DE', '+447400100123'],
    ['  0170 / 123 45 67 ', 'DE', '+491701234567'],
    ['070-123 45 67', 'SE', '+46701234567'],
    ['(202) 555-0123', 'US', '+12025550123'],
    ['+1 202 555 0123', 'SE', '+12025550123'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
  ])('%s in %s is %s', (typed, country, expected) => {
    expect(parseMobileNumber(typed, country)).toBe(expected);
  });

  it.each([
    ['call me', 'GB'],
    ['+44', 'GB'],
    ['07400 100123', null],
    ['07400 100123', 'XX'],
    ['020 7946 0000', 'GB'],
    // For films: no phone has it.
    ['07700 900123', 'GB'],
    ['030 123456', 'DE'],
    ['my number is +44 7400 100123', 'GB'],
    ['+44 7700 9001234567', null],
    ['', 'GB'],
  ])('“%s” in %s is none', (typed, country) => {
    expect(parseMobileNumber(typed, country)).toBeNull();
  });

  it('is shown in groups', () => {
    expect(formatPhoneNumber('+447700900123')).toBe('+44 7700 900123');
  });
});
