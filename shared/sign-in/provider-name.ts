const NAMES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

/** What a provider of identities calls itself. */
export function providerName(provider: keyof typeof NAMES): string {
  return NAMES[provider];
}
