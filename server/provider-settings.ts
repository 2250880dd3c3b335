import { createPrivateKey } from 'node:crypto';
import type { ProviderSettings } from '#server/ports/identity.ts';

type Env = Record<string, string | undefined>;
/** Where something is wrong with a setting: its name, and a sentence that goes on from it. */
export type Complain = (name: string, sentence: string) => void;
const GOOGLE = 'https://accounts.google.com';
const APPLE = 'https://appleid.apple.com';

/** Reads what this copy has of accounts at Google, Facebook and Apple. A provider is there when all of its settings are. */
export function readProviders(env: Env, complain: Complain): ProviderSettings {
  const given = (name: string) => env[name]?.trim() || undefined;

  /** All of a provider's settings; null where there is none of them, or where one is missing, which is said. */
  function whole<const N extends string>(names: readonly N[], more: string): Record<N, string> | null {
    const first = [...names, more].find((name) => given(name) !== undefined);
    if (first === undefined) return null;
    const missing = names.filter((name) => given(name) === undefined);
    for (const name of missing) complain(name, `should be set too, because ${first} is.`);
    return missing.length > 0
      ? null
      : (Object.fromEntries(names.map((name) => [name, given(name)])) as Record<N, string>);
  }
  function issuer(name: string): string | null {
    const text = given(name);
    if (text === undefined) return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere(url.hostname)))
      return text.replace(/\/+$/, '');
    complain(name, 'should be an address that begins with https://. Only on this machine it may begin with http://.');
    return null;
  }

  const google = whole(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'GOOGLE_ISSUER');
  const facebook = whole(['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'], 'FACEBOOK_ISSUER');
  const apple = whole(['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'], 'APPLE_ISSUER');
  const privateKey = apple && readKey(apple.APPLE_PRIVATE_KEY);
  if (apple && privateKey === null)
    complain('APPLE_PRIVATE_KEY', 'should be the whole text of the .p8 file from Apple, with its first and last line.');
  return {
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
      issuer: issuer('GOOGLE_ISSUER') ?? GOOGLE,
    },
    facebook: facebook && {
      appId: facebook.FACEBOOK_APP_ID,
      appSecret: facebook.FACEBOOK_APP_SECRET,
      issuer: issuer('FACEBOOK_ISSUER'),
    },
    apple:
      apple === null || privateKey === null
        ? null
        : {
            clientId: apple.APPLE_CLIENT_ID,
            teamId: apple.APPLE_TEAM_ID,
            keyId: apple.APPLE_KEY_ID,
            privateKey,
            issuer: issuer('APPLE_ISSUER') ?? APPLE,
          },
  };
}

/** The text of a private key; in a setting of one line, `\n` stands for its line ends. Null where it is no key for ES256. */
function readKey(text: string): string | null {
  const pem = text.replace(/\\n/g, '\n');
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1' ? pem : null;
  } catch {
    return null;
  }
}

function isHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
