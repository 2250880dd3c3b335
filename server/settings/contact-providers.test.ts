import { expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

const GOOGLE = { GOOGLE_CLIENT_ID: 'web', GOOGLE_CLIENT_SECRET: 'quiet' };
const MICROSOFT = { MICROSOFT_CLIENT_ID: 'app', MICROSOFT_CLIENT_SECRET: 'hushed' };

it('contacts of no provider are offered by default, nor because people sign in with one', () => {
  expect(parseSettings(GOOGLE).contactProviders).toEqual({ google: null, microsoft: null });
});

it('contacts are offered where they are set up', () => {
  expect(parseSettings({ ...GOOGLE, ...MICROSOFT, GOOGLE_CONTACTS: '1' }).contactProviders).toEqual({
    google: {
      clientId: 'web',
      clientSecret: 'quiet',
      issuer: 'https://accounts.google.com',
      apiUrl: 'https://people.googleapis.com',
    },
    microsoft: {
      clientId: 'app',
      clientSecret: 'hushed',
      issuer: 'https://login.microsoftonline.com/common/v2.0',
      apiUrl: 'https://graph.microsoft.com',
    },
  });
});

it.each([
  [{ GOOGLE_CONTACTS: '1' }, 'GOOGLE_CONTACTS needs GOOGLE_CLIENT_ID'],
  [{ MICROSOFT_CLIENT_ID: 'app' }, 'MICROSOFT_CLIENT_SECRET should be set too'],
  [{ ...MICROSOFT, MICROSOFT_GRAPH_URL: 'http://graph.example' }, 'MICROSOFT_GRAPH_URL should be an address'],
])('rejects %j', (env, message) => expect(() => parseSettings(env)).toThrow(message));
