import type { ContactProviderSettings } from '#server/ports/contacts/contact-provider.ts';
import { GOOGLE, parseIssuer } from './identity-providers.ts';
import { parseGroup, parseWholeNumber, type Source } from './source.ts';

const PEOPLE_API = 'https://people.googleapis.com';
const MICROSOFT = 'https://login.microsoftonline.com/common/v2.0';
const GRAPH = 'https://graph.microsoft.com';

/** Contacts of accounts at Google and Microsoft. Google has the client that people sign in with; that it may read contacts is a setting of its own. */
export function parseContactProviders(source: Source): ContactProviderSettings {
  return { google: parseGoogle(source), microsoft: parseMicrosoft(source) };
}

function parseGoogle(source: Source): ContactProviderSettings['google'] {
  const isOn = parseWholeNumber(source, 'GOOGLE_CONTACTS', 0, 0, 1) === 1;
  const apiUrl = parseIssuer(source, 'GOOGLE_CONTACTS_API_URL') ?? PEOPLE_API;
  const [clientId, clientSecret] = [source.get('GOOGLE_CLIENT_ID'), source.get('GOOGLE_CLIENT_SECRET')];
  const issuer = source.get('GOOGLE_ISSUER')?.replace(/\/+$/, '') ?? GOOGLE;
  if (!isOn) return null;
  if (clientId === undefined || clientSecret === undefined) {
    source.reject('GOOGLE_CONTACTS', 'needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET too.');
    return null;
  }
  return { clientId, clientSecret, issuer, apiUrl };
}

function parseMicrosoft(source: Source): ContactProviderSettings['microsoft'] {
  const microsoft = parseGroup(source, ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'], 'MICROSOFT_ISSUER');
  const issuer = parseIssuer(source, 'MICROSOFT_ISSUER') ?? MICROSOFT;
  const apiUrl = parseIssuer(source, 'MICROSOFT_GRAPH_URL') ?? GRAPH;
  return (
    microsoft && {
      clientId: microsoft.MICROSOFT_CLIENT_ID,
      clientSecret: microsoft.MICROSOFT_CLIENT_SECRET,
      issuer,
      apiUrl,
    }
  );
}
