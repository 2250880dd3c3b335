import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

const pem = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const APPLE_KEY = pem('P-256');
const WHOLE = {
  GOOGLE_CLIENT_ID: 'web.example',
  GOOGLE_CLIENT_SECRET: 'quiet',
  FACEBOOK_APP_ID: '42',
  FACEBOOK_APP_SECRET: 'hushed',
  APPLE_CLIENT_ID: 'example.cards.web',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: APPLE_KEY,
};
/** The settings without one of them. */
const without = (name: string) => Object.fromEntries(Object.entries(WHOLE).filter(([one]) => one !== name));

describe('identity providers', () => {
  it('are off by default', () => {
    expect(parseSettings({}).providers).toEqual({ google: null, facebook: null, apple: null });
    expect(parseSettings({ GOOGLE_CLIENT_ID: ' ', APPLE_KEY_ID: '' }).providers.google).toBeNull();
  });

  it('are those with settings, at their own addresses', () => {
    expect(parseSettings(WHOLE).providers).toEqual({
      google: { clientId: 'web.example', clientSecret: 'quiet', issuer: 'https://accounts.google.com' },
      facebook: { appId: '42', appSecret: 'hushed', issuer: null },
      apple: {
        clientId: 'example.cards.web',
        teamId: 'TEAM123456',
        keyId: 'KEY1234567',
        privateKey: APPLE_KEY.trim(),
        issuer: 'https://appleid.apple.com',
      },
    });
  });

  it("accept Apple's key on one line", () => {
    const key = parseSettings({ ...WHOLE, APPLE_PRIVATE_KEY: APPLE_KEY.replaceAll('\n', '\\n') }).providers.apple;
    expect(key?.privateKey).toBe(APPLE_KEY);
  });

  it('accept another issuer with TLS, or on this machine', () => {
    for (const issuer of ['https://id.example', 'http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'])
      expect(parseSettings({ ...WHOLE, GOOGLE_ISSUER: `${issuer}/` }).providers.google?.issuer).toBe(issuer);
    for (const issuer of ['http://id.example', 'id.example', 'http://localhost.evil.example', 'ftp://localhost'])
      expect(() => parseSettings({ ...WHOLE, APPLE_ISSUER: issuer })).toThrow(
        'APPLE_ISSUER should be an address that begins with https://. Only on this machine it may begin with http://.',
      );
  });

  it.each(Object.keys(WHOLE))('are rejected when %s is missing', (name) => {
    expect(() => parseSettings(without(name))).toThrow(new RegExp(`^${name} should be set too, because \\w+ is\\.$`));
  });

  it('are rejected with an issuer and nothing else', () => {
    expect(() => parseSettings({ GOOGLE_ISSUER: 'https://id.example' })).toThrow(
      'GOOGLE_CLIENT_ID should be set too, because GOOGLE_ISSUER is.\nGOOGLE_CLIENT_SECRET should be set too, because GOOGLE_ISSUER is.',
    );
  });

  it.each([['no key'], [pem('P-384')], [APPLE_KEY.split('\n')[1] ?? '']])(
    'are rejected without a key for ES256',
    (key) => {
      const read = () => parseSettings({ ...WHOLE, APPLE_PRIVATE_KEY: key });
      expect(read).toThrow('APPLE_PRIVATE_KEY should be the whole text of the .p8 file from Apple');
      expect(read).not.toThrow(key.slice(30, 60) || 'no key');
    },
  );
});
