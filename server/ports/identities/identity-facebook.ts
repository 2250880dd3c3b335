import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import { type IdentityProvider, IdentityRefused, type ProviderSettings } from './identity.ts';
import { allowPlain, callProvider, authorizationUrl, TIMEOUT_S } from './identity-flow.ts';

const VERSION = 'v23.0';

/**
 * Facebook speaks OAuth 2.0 without an ID token, so the person is asked for with the access token. It does not say whether it has verified an
 * address, so to us it has not.
 */
export function facebookProvider({
  appId,
  appSecret,
  issuer,
}: NonNullable<ProviderSettings['facebook']>): IdentityProvider {
  const pages = `${issuer ?? 'https://www.facebook.com'}/${VERSION}`;
  const graph = `${issuer ?? 'https://graph.facebook.com'}/${VERSION}`;
  const config = new client.Configuration(
    {
      issuer: issuer ?? 'https://www.facebook.com',
      authorization_endpoint: `${pages}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    appId,
    undefined,
    client.ClientSecretPost(appSecret),
  );
  config.timeout = TIMEOUT_S;
  for (const allow of allowPlain(new URL(graph))) allow(config);
  return {
    begin: (redirectUri) =>
      callProvider(() =>
        authorizationUrl(config, () => ({ redirect_uri: redirectUri, scope: 'public_profile,email' })),
      ),
    finish: (answer, { state, verifier }, redirectUri) =>
      callProvider(async () => {
        const url = new URL(redirectUri);
        url.search = answer.toString();
        const { access_token: token } = await client.authorizationCodeGrant(config, url, {
          expectedState: state,
          pkceCodeVerifier: verifier,
        });
        const me = new URL(`${graph}/me`);
        me.searchParams.set('fields', 'id,name,email');
        // Shows that whoever uses the token also has the secret; apps may be set to ask for it.
        me.searchParams.set('appsecret_proof', createHmac('sha256', appSecret).update(token).digest('hex'));
        const response = await client.fetchProtectedResource(config, token, me, 'GET');
        const person = response.ok ? ((await response.json()) as Record<string, unknown> | null) : null;
        const { id, name, email } = person ?? {};
        if (typeof id !== 'string' || id === '')
          throw new IdentityRefused(
            response.status >= 500 ? 'unreachable' : 'wrong',
            `/me answered ${response.status}`,
          );
        return {
          subject: id,
          email: typeof email === 'string' ? email : null,
          isEmailVerified: false,
          name: typeof name === 'string' ? name : null,
        };
      }),
  };
}
