import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

const WHOLE = {
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'quiet',
  TWILIO_FROM: '+1 (500) 555-0006',
};

describe('text messages', () => {
  it('are off by default', () => {
    expect(parseSettings({}).twilio).toBeNull();
  });

  it('leave by Twilio where all of it is set', () => {
    expect(parseSettings(WHOLE).twilio).toEqual({
      accountSid: WHOLE.TWILIO_ACCOUNT_SID,
      authToken: 'quiet',
      from: '+15005550006',
      apiUrl: 'https://api.twilio.com',
    });
    const service = `MG${'0b'.repeat(16)}`;
    expect(parseSettings({ ...WHOLE, TWILIO_FROM: service }).twilio?.from).toBe(service);
    expect(parseSettings({ ...WHOLE, TWILIO_API_URL: 'http://127.0.0.1:9/' }).twilio?.apiUrl).toBe(
      'http://127.0.0.1:9',
    );
  });

  it.each(Object.keys(WHOLE))('are rejected when %s is missing', (name) => {
    expect(() => parseSettings({ ...WHOLE, [name]: '' })).toThrow(
      new RegExp(`^${name} should be set too, because \\w+ is\\.$`),
    );
  });

  it.each([
    ['TWILIO_ACCOUNT_SID', 'SK00'],
    ['TWILIO_FROM', 'Cardamom'],
    ['TWILIO_FROM', '0700 123'],
    ['TWILIO_API_URL', 'http://api.example'],
    ['TWILIO_API_URL', 'api.twilio.com'],
  ])('%s=%s is rejected with a sentence that names it', (name, value) => {
    expect(() => parseSettings({ ...WHOLE, [name]: value })).toThrow(new RegExp(`^${name} should be .*\\.$`));
  });

  it('do not repeat the token', () => {
    expect(() => parseSettings({ ...WHOLE, TWILIO_AUTH_TOKEN: 'do-not-show', TWILIO_FROM: 'x' })).not.toThrow(
      /do-not-show/,
    );
  });
});
