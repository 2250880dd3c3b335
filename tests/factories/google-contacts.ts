import { contactProviders } from '#server/ports/contacts/contact-providers.ts';
import type { ContactProviders } from '#server/ports/contacts/contact-provider.ts';
import { routes } from '#shared/routes.ts';
import { type ContactApi, startPeopleApi } from '#tests/doubles/contact-apis.ts';
import { type OidcProvider, startOidcProvider } from '#tests/doubles/oidc-provider.ts';

/** A provider that knows nobody yet, the API of its contacts, and a site's client there. */
export type GoogleContacts = {
  provider: OidcProvider;
  api: ContactApi;
  /** for the context of a site */ contactProviders: ContactProviders;
  /** for the environment of a product */ env: Record<string, string>;
  stop(): Promise<void>;
};

/** Google as far as contacts go, for the site at an address. */
export async function startGoogleContacts(siteUrl: string): Promise<GoogleContacts> {
  const client = { clientId: 'web', clientSecret: 'quiet' };
  const provider = await startOidcProvider({
    clientId: client.clientId,
    secret: client.clientSecret,
    redirectUris: [siteUrl + routes.contactsCallback('google')],
    scopes: ['https://www.googleapis.com/auth/contacts.readonly'],
  });
  const api = await startPeopleApi(provider);
  return {
    provider,
    api,
    contactProviders: contactProviders({
      google: { ...client, issuer: provider.issuer, apiUrl: api.url },
      microsoft: null,
    }),
    env: {
      GOOGLE_CONTACTS: '1',
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CONTACTS_API_URL: api.url,
    },
    async stop() {
      await Promise.all([provider.close(), api.stop()]);
    },
  };
}
