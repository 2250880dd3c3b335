import type { Provider } from '#contract/session.ts';

/** The display names of the sign-in providers, as they write them. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};
