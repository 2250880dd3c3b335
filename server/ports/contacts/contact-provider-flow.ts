import * as client from 'openid-client';
import type { ContactClient, ContactProvider } from './contact-provider.ts';
import { allowPlain, authorizationUrl, callProvider, TIMEOUT_S } from '../identities/identity-flow.ts';
import { IdentityRefused } from '../identities/identity.ts';

/**
 * Access to an API for one reading: authorization code with PKCE and state, for a single scope and nothing else. Who it is is not asked. The token is kept in
 * memory for the reading, and revoked after it where the provider has an endpoint for that (RFC 7009).
 * @param use reads with the token
 */
export function contactProvider(
  { clientId, clientSecret, issuer: address }: ContactClient,
  scope: string,
  use: (token: string) => ReturnType<ContactProvider['read']>,
): ContactProvider {
  const issuer = new URL(address);
  let discovered: Promise<client.Configuration> | null = null;
  async function configuration(): Promise<client.Configuration> {
    discovered ??= client.discovery(issuer, clientId, undefined, client.ClientSecretPost(clientSecret), {
      timeout: TIMEOUT_S,
      execute: allowPlain(issuer),
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
        authorizationUrl(await configuration(), () => ({
          redirect_uri: redirectUri,
          scope,
          // Whoever shares a computer chooses whose contacts these are.
          prompt: 'select_account',
        })),
      ),
    async read(answer, { state, verifier }, redirectUri) {
      const { config, token } = await callProvider(async () => {
        const config = await configuration();
        const url = new URL(redirectUri);
        url.search = answer.toString();
        const tokens = await client.authorizationCodeGrant(config, url, {
          expectedState: state,
          pkceCodeVerifier: verifier,
        });
        // On Google's page each permission has a tick of its own.
        if (tokens.scope !== undefined && !tokens.scope.split(' ').some((one) => one.endsWith(scope)))
          throw new IdentityRefused('declined', 'The contacts were not allowed.');
        return { config, token: tokens.access_token };
      });
      try {
        return await use(token);
      } finally {
        await revoke(config, token);
      }
    },
  };
}

/** A token that cannot be revoked ends by itself, within the hour. */
async function revoke(config: client.Configuration, token: string): Promise<void> {
  if (config.serverMetadata().revocation_endpoint === undefined) return;
  await callProvider(() => client.tokenRevocation(config, token)).catch((error: unknown) => {
    if (!(error instanceof IdentityRefused)) throw error;
  });
}
