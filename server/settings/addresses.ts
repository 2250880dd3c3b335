import { isIP } from 'node:net';
import { parseUrl, type Source } from './source.ts';

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i;

/** `PUBLIC_URL`: the site's own address, without a slash at the end. Null when it is not set, or is wrong. */
export function parsePublicUrl(source: Source): string | null {
  const text = source.get('PUBLIC_URL');
  if (text === undefined) return null;
  const url = parseUrl(text, ['http:', 'https:']);
  // The text is searched for these characters too: a parsed URL does not show an empty query, fragment or user name.
  if (url !== null && url.pathname === '/' && !/[?#@]/.test(text)) return url.origin;
  source.reject(
    'PUBLIC_URL',
    'should be an address that begins with http:// or https:// and ends with the name of the site or its port, such as https://cards.example.',
  );
  return null;
}

/** `HOST`: the IP address or host name that the server listens on. */
export function parseHost(source: Source): string {
  const text = source.get('HOST') ?? '127.0.0.1';
  if (isIP(text) === 0 && !isHostName(text))
    source.reject('HOST', `should be an IP address or a host name, such as 0.0.0.0 or localhost, but is "${text}".`);
  return text;
}

/** Whether a text can be the name of a host. */
export function isHostName(text: string): boolean {
  const labels = text.split('.');
  // A name whose last label is a number is read as an IPv4 address everywhere (WHATWG URL, 3.5). Here it would be a wrong one.
  return text.length <= 253 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** Whether a host name or address always means this machine. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    host === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(host)
  );
}
