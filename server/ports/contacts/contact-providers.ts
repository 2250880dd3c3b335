import { googleContacts } from './contact-provider-google.ts';
import { microsoftContacts } from './contact-provider-microsoft.ts';
import type { ContactProviders, ContactProviderSettings } from './contact-provider.ts';

/** The providers of contacts for which there are settings. */
export function contactProviders({ google, microsoft }: ContactProviderSettings): ContactProviders {
  return {
    ...(google && { google: googleContacts(google) }),
    ...(microsoft && { microsoft: microsoftContacts(microsoft) }),
  };
}
