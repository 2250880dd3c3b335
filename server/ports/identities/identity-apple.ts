import { createPrivateKey, sign } from 'node:crypto';
import type { ClientAuth } from 'openid-client';
import type { IdentityProvider, ProviderSettings } from './identity.ts';
import { oidcProvider } from './identity-oidc.ts';

const SECRET_S = 300;
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Sign in with Apple: it posts its answer (`form_post`), and says the name the first time only, beside the ID token. */
export function appleProvider(settings: NonNullable<ProviderSettings['apple']>): IdentityProvider {
  return oidcProvider({
    issuer: settings.issuer,
    clientId: settings.clientId,
    authentication: appleSecret(settings),
    scope: 'openid name email',
    parameters: { response_mode: 'form_post' },
    nameIn: (answer) => nameIn(answer.get('user')),
  });
}

/** Apple's client secret is a short-lived JWT that our key signs (ES256), made anew for each grant. */
function appleSecret(settings: NonNullable<ProviderSettings['apple']>): ClientAuth {
  const { clientId, teamId, keyId, issuer } = settings;
  const key = createPrivateKey(settings.privateKey);
  return (_server, _client, body) => {
    const now = Math.floor(Date.now() / 1000);
    const said = `${base64url({ alg: 'ES256', kid: keyId })}.${base64url({
      iss: teamId,
      iat: now,
      exp: now + SECRET_S,
      aud: issuer,
      sub: clientId,
    })}`;
    const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
    body.set('client_id', clientId);
    body.set('client_secret', `${said}.${signature.toString('base64url')}`);
  };
}

/** The name in what Apple posts the first time: `{"name":{"firstName":"Rosa","lastName":"Lindqvist"}}`. It came through the browser: words, no proof. */
function nameIn(user: string | null): string | null {
  if (user === null) return null;
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string');
    return parts.join(' ').trim() || null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}
