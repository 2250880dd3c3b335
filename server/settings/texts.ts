import { isLoopback } from './addresses.ts';
import { parseGroup, parseUrl, type Source } from './source.ts';

/** An account at Twilio, what texts come from (a number in E.164, or a messaging service), and the address of its API. */
export type Twilio = { accountSid: string; authToken: string; from: string; apiUrl: string };

const API = 'https://api.twilio.com';

/** `TWILIO_ACCOUNT_SID`, `TWILIO_AUTH_TOKEN` and `TWILIO_FROM`, all or none. Messages do not repeat the token. */
export function parseTwilio(source: Source): Twilio | null {
  const group = parseGroup(source, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'], 'TWILIO_API_URL');
  const apiUrl = parseApiUrl(source);
  if (group === null) return null;
  const accountSid = group.TWILIO_ACCOUNT_SID;
  const from = group.TWILIO_FROM.replace(/[\s().-]/g, '');
  if (!/^AC[0-9a-f]{32}$/i.test(accountSid))
    source.reject('TWILIO_ACCOUNT_SID', 'should be AC and 32 hexadecimal digits, as the console of Twilio shows it.');
  if (!/^\+[1-9]\d{6,14}$/.test(from) && !/^MG[0-9a-f]{32}$/i.test(from))
    source.reject(
      'TWILIO_FROM',
      `should be a number that takes answers, such as +15005550006, or the SID of a messaging service (MG and 32 hexadecimal digits), but is "${group.TWILIO_FROM}".`,
    );
  return { accountSid, authToken: group.TWILIO_AUTH_TOKEN, from, apiUrl };
}

/** `TWILIO_API_URL`, without a slash at the end. */
function parseApiUrl(source: Source): string {
  const text = source.get('TWILIO_API_URL');
  if (text === undefined) return API;
  const url = parseUrl(text, ['https:', 'http:']);
  if (url !== null && (url.protocol === 'https:' || isLoopback(url.hostname))) return text.replace(/\/+$/, '');
  source.reject(
    'TWILIO_API_URL',
    'should be an address that begins with https://. Only on this machine it may begin with http://.',
  );
  return API;
}
