import { ClientSecretPost } from 'openid-client';
import type { IdentityProviders, ProviderSettings } from './identity.ts';
import { appleProvider } from './identity-apple.ts';
import { facebookProvider } from './identity-facebook.ts';
import { oidcProvider } from './identity-oidc.ts';

/** The providers for which there are settings. */
export function identityProviders({ google, facebook, apple }: ProviderSettings): IdentityProviders {
  return {
    ...(google && {
      google: oidcProvider({
        issuer: google.issuer,
        clientId: google.clientId,
        authentication: ClientSecretPost(google.clientSecret),
        scope: 'openid email profile',
        // Whoever shares a computer chooses who they are.
        parameters: { prompt: 'select_account' },
      }),
    }),
    ...(facebook && { facebook: facebookProvider(facebook) }),
    ...(apple && { apple: appleProvider(apple) }),
  };
}
