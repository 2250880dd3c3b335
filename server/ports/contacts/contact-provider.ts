import type { AddressBookRead } from './address-book.ts';
import type { Secrets } from '../identities/identity.ts';

export const CONTACT_PROVIDERS = ['google', 'microsoft'] as const;
export type ContactProviderName = (typeof CONTACT_PROVIDERS)[number];

/** A provider that gives an account's contacts once its owner has agreed: asked in the browser, by two redirects. */
export type ContactProvider = {
  /** Where the browser is sent to agree. @param redirectUri where the provider sends it back. @throws IdentityRefused */
  begin(redirectUri: string): Promise<{ url: string; secrets: Secrets }>;
  /**
   * The contacts of whoever came back. What allows it is used for this and thrown away.
   * @param answer what the provider gave the browser
   * @throws IdentityRefused where nothing was allowed, AddressBookRefused where nothing was read
   */
  read(answer: URLSearchParams, secrets: Secrets, redirectUri: string): Promise<AddressBookRead>;
};
/** The providers that this copy has. */
export type ContactProviders = Partial<Record<ContactProviderName, ContactProvider>>;

/** A client at a provider, and where the provider is. */
export type ContactClient = { clientId: string; clientSecret: string; issuer: string; apiUrl: string };
export type ContactProviderSettings = Record<ContactProviderName, ContactClient | null>;
