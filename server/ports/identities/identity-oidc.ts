import * as client from 'openid-client';
import type { IdentityProvider, ProviderProfile } from './identity.ts';
import { allowPlain, callProvider, authorizationUrl, TIMEOUT_S } from './identity-flow.ts';

export type OidcOptions = {
  issuer: string;
  clientId: string;
  /** How we show the provider who we are. */ authentication: client.ClientAuth;
  scope: string;
  /** What else its authorization page is asked. */ parameters: Record<string, string>;
  /** What the answer says of the name, where the ID token does not. */
  nameIn?(answer: URLSearchParams): string | null;
};

/**
 * A provider that speaks OpenID Connect: authorization code with PKCE, state and nonce; the ID token's signature is checked too, although it comes to us
 * directly. What it says about itself is asked once, when it is first needed.
 */
export function oidcProvider(options: OidcOptions): IdentityProvider {
  const issuer = new URL(options.issuer);
  let discovered: Promise<client.Configuration> | null = null;
  async function configuration(): Promise<client.Configuration> {
    discovered ??= client.discovery(issuer, options.clientId, undefined, options.authentication, {
      timeout: TIMEOUT_S,
      execute: [...allowPlain(issuer), client.enableNonRepudiationChecks],
    });
    try {
      return await discovered;
    } catch (error) {
      discovered = null;
      throw error;
    }
  }
  return {
    begin: (redirectUri) =>
      callProvider(async () =>
        authorizationUrl(await configuration(), ({ nonce }) => ({
          redirect_uri: redirectUri,
          scope: options.scope,
          nonce,
          ...options.parameters,
        })),
      ),
    finish: (answer, { state, nonce, verifier }, redirectUri) =>
      callProvider(async () => {
        const url = new URL(redirectUri);
        url.search = answer.toString();
        const tokens = await client.authorizationCodeGrant(await configuration(), url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('The grant gave no ID token, although a nonce was expected.');
        return personIn(claims, options.nameIn?.(answer) ?? null);
      }),
  };
}

function personIn(claims: client.IDToken, nameBeside: string | null): ProviderProfile {
  const { email, email_verified: verified, name } = claims;
  return {
    subject: claims.sub,
    email: typeof email === 'string' ? email : null,
    // Apple writes it as text.
    isEmailVerified: verified === true || verified === 'true',
    name: typeof name === 'string' ? name : nameBeside,
  };
}
