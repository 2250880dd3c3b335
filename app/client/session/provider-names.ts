import type { Provider } from '#contract/session.ts';

/** The sign-in providers, as they write their names. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};
