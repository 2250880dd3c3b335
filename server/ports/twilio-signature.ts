import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature of a webhook by Twilio: HMAC-SHA1 of the URL with the sorted parameters of the form behind it, as base64. */
function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form].toSorted(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)));
  return createHmac('sha1', authToken)
    .update(url + fields.map(([name, value]) => name + value).join(''))
    .digest('base64');
}

/** Whether a webhook is signed by Twilio. The port may stand in the URL that it signed, or not, whatever it called. Compared in constant time. */
export function isSignedByTwilio(
  authToken: string,
  { url, form, signature }: { url: string; form: URLSearchParams; signature: string },
): boolean {
  const given = Buffer.from(signature);
  return spellings(url).some((spelling) => {
    const right = Buffer.from(twilioSignature(authToken, spelling, form));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** A URL with its port and without it. The rest stays as it is, byte for byte. */
function spellings(url: string): string[] {
  const [, origin = '', port, rest = ''] = /^(https?:\/\/(?:\[[^\]]*\]|[^/:?#]*))(:\d+)?(.*)$/s.exec(url) ?? [];
  const usual = origin.startsWith('https:') ? ':443' : ':80';
  return [url, port === undefined ? origin + usual + rest : origin + rest];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
