import * as client from 'openid-client';
import { IdentityRefused, type Secrets } from './identity.ts';

/** How long a provider may take to answer us, in seconds. */
export const TIMEOUT_S = 10;

/** An address of a provider's authorization page, and what the browser must come back with. */
export async function authorizationUrl(
  config: client.Configuration,
  parametersWith: (secrets: Secrets) => Record<string, string>,
): Promise<{ url: string; secrets: Secrets }> {
  const secrets = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(config, {
    state: secrets.state,
    code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    ...parametersWith(secrets),
  });
  return { url: url.href, secrets };
}

/** A provider may be on this machine, for tests; everywhere else what is said to it is said over TLS. */
export function allowPlain(issuer: URL): ((config: client.Configuration) => void)[] {
  return issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
}

/** Calls a provider. Its errors become `IdentityRefused`; a bug of ours is rethrown. @throws IdentityRefused */
export async function callProvider<T>(speak: () => Promise<T>): Promise<T> {
  try {
    return await speak();
  } catch (error) {
    throw refusalIn(error) ?? error;
  }
}

/** What people press when they change their mind: RFC 6749 (4.1.2.1), OpenID Connect Core (3.1.2.6), Apple. */
const DECLINED = new Set(['access_denied', 'user_cancelled_authorize', 'login_required', 'interaction_required']);

function refusalIn(error: unknown): IdentityRefused | null {
  if (error instanceof client.AuthorizationResponseError)
    return new IdentityRefused(DECLINED.has(error.error) ? 'declined' : 'wrong', error.error, { cause: error });
  if (error instanceof client.ResponseBodyError)
    return new IdentityRefused(error.status >= 500 ? 'unreachable' : 'wrong', error.error, { cause: error });
  if (error instanceof client.WWWAuthenticateChallengeError)
    return new IdentityRefused('wrong', error.message, { cause: error });
  if (error instanceof client.ClientError) {
    const isAway =
      error.code === 'OAUTH_TIMEOUT' ||
      error.code === 'OAUTH_ABORT' ||
      (error.cause instanceof Response && error.cause.status >= 500);
    return new IdentityRefused(isAway ? 'unreachable' : 'wrong', error.message, { cause: error });
  }
  // An answer that should be JSON and is not.
  if (error instanceof SyntaxError) return new IdentityRefused('wrong', error.message, { cause: error });
  // What fetch throws when nobody answers.
  if (error instanceof TypeError && error.message === 'fetch failed')
    return new IdentityRefused('unreachable', error.message, { cause: error });
  return null;
}
