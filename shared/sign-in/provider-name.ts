const NAMES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

/** The display name of a sign-in provider. */
export function providerName(provider: keyof typeof NAMES): string {
  return NAMES[provider];
}
