import { createPrivateKey } from 'node:crypto';
import type { ProviderSettings } from '#server/ports/identities/identity.ts';
import { parseGroup, type Source } from './source.ts';

export const GOOGLE = 'https://accounts.google.com';
const APPLE = 'https://appleid.apple.com';

/** Sign-in with Google, Facebook and Apple. A provider is offered when all of its settings are there. */
export function parseIdentityProviders(source: Source): ProviderSettings {
  return { google: parseGoogle(source), facebook: parseFacebook(source), apple: parseApple(source) };
}

function parseGoogle(source: Source): ProviderSettings['google'] {
  const google = parseGroup(source, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'GOOGLE_ISSUER');
  const issuer = parseIssuer(source, 'GOOGLE_ISSUER') ?? GOOGLE;
  return google && { clientId: google.GOOGLE_CLIENT_ID, clientSecret: google.GOOGLE_CLIENT_SECRET, issuer };
}

function parseFacebook(source: Source): ProviderSettings['facebook'] {
  const facebook = parseGroup(source, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'], 'FACEBOOK_ISSUER');
  const issuer = parseIssuer(source, 'FACEBOOK_ISSUER');
  return facebook && { appId: facebook.FACEBOOK_APP_ID, appSecret: facebook.FACEBOOK_APP_SECRET, issuer };
}

function parseApple(source: Source): ProviderSettings['apple'] {
  const required = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;
  const apple = parseGroup(source, required, 'APPLE_ISSUER');
  const issuer = parseIssuer(source, 'APPLE_ISSUER') ?? APPLE;
  if (apple === null) return null;
  const privateKey = parseEs256Key(apple.APPLE_PRIVATE_KEY);
  if (privateKey === null) {
    source.reject(
      'APPLE_PRIVATE_KEY',
      'should be the whole text of the .p8 file from Apple, with its first and last line.',
    );
    return null;
  }
  return {
    clientId: apple.APPLE_CLIENT_ID,
    teamId: apple.APPLE_TEAM_ID,
    keyId: apple.APPLE_KEY_ID,
    privateKey,
    issuer,
  };
}

/** The address of another provider that speaks the same protocol, without a slash at the end. */
export function parseIssuer(source: Source, name: string): string | null {
  const text = source.get(name);
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname)))
    return text.replace(/\/+$/, '');
  source.reject(
    name,
    'should be an address that begins with https://. Only on this machine it may begin with http://.',
  );
  return null;
}

/** The text of a private key; in a setting of one line, `\n` stands for a line end. Null when it is not a key for ES256. */
function parseEs256Key(text: string): string | null {
  const pem = text.replace(/\\n/g, '\n');
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1' ? pem : null;
  } catch {
    return null;
  }
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
