export const PROVIDERS = ['google', 'facebook', 'apple'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Who somebody is at a provider, as the provider says. */
export type ProviderProfile = {
  /** Who they are there, for ever; means nothing elsewhere. */
  subject: string;
  email: string | null;
  /** Whether the provider has made sure that the address is theirs. */
  isEmailVerified: boolean;
  name: string | null;
};

/**
 * What the browser that went to a provider must come back with. State: that it is the same browser (RFC 6749, 10.12). Nonce: that what is said was said
 * to it (OpenID Connect Core, 3.1.2.1). Verifier: that the code was asked for by us (RFC 7636).
 */
export type Secrets = { state: string; nonce: string; verifier: string };

/** A provider of identities: asked in the browser, by two redirects. */
export type IdentityProvider = {
  /** Where the browser is sent. @param redirectUri where the provider sends it back. @throws IdentityRefused */
  begin(redirectUri: string): Promise<{ url: string; secrets: Secrets }>;
  /** Who came back. @param answer what the provider gave the browser, by query or by form. @throws IdentityRefused */
  finish(answer: URLSearchParams, secrets: Secrets, redirectUri: string): Promise<ProviderProfile>;
};
/** The providers that this copy has. */
export type IdentityProviders = Partial<Record<ProviderName, IdentityProvider>>;

/** Nobody was proved: the person said no there, what came back was not right, or the provider does not answer. */
export class IdentityRefused extends Error {
  readonly reason: 'declined' | 'wrong' | 'unreachable';
  constructor(reason: IdentityRefused['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityRefused';
    this.reason = reason;
  }
}

/** What a copy needs of its owner's accounts at the providers. An issuer is given for tests, and for providers that speak the same way. */
export type ProviderSettings = {
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  facebook: { appId: string; appSecret: string; issuer: string | null } | null;
  apple: { clientId: string; teamId: string; keyId: string; privateKey: string; issuer: string } | null;
};
