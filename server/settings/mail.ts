import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isLoopback } from './addresses.ts';
import { parseGroup, parseUrl, type Source } from './source.ts';

/** How mails are signed (DKIM, RFC 6376): the domain, the selector of its DNS record, and the private key as PEM. */
export type Dkim = { domainName: string; keySelector: string; privateKey: string };

/** The delivery's id is added to the part before the @, which has room for 64 characters in all (RFC 5321, 4.5.3.1.1). */
const BOUNCE_LOCAL_MAX = 20;
/** Receivers may ignore signatures made with shorter keys (RFC 8301, 3.2). */
const KEY_BITS_MIN = 1024;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** `SMTP_URL`: the mail server. */
export function parseSmtpUrl(source: Source): string | null {
  const text = source.get('SMTP_URL');
  if (text === undefined) return null;
  const url = parseUrl(text, ['smtp:', 'smtps:']);
  if (url !== null && url.hostname !== '') return text;
  source.reject(
    'SMTP_URL',
    'should be an address that begins with smtp:// or smtps:// and names a host, such as smtp://mail.example:587.',
  );
  return null;
}

/** `MAIL_FROM`: an address, or a name with the address in angle brackets. Null when it is not set, or is wrong. */
export function parseMailFrom(source: Source): { name: string; address: string } | null {
  const text = source.get('MAIL_FROM');
  if (text === undefined) return null;
  const {
    name = '',
    named,
    bare,
  } = /^(?:(?<name>[^<>]*?)\s*<(?<named>[^<>\s@]+@[^<>\s@]+)>|(?<bare>[^<>\s@]+@[^<>\s@]+))$/.exec(text)?.groups ?? {};
  const address = named ?? bare;
  if (address !== undefined) return { name: name.replace(/^"|"$/g, '') || 'Cardamom', address };
  source.reject('MAIL_FROM', `should be an address, such as "Cardamom <cards@example.org>", but is "${text}".`);
  return null;
}

/** The sender of mails when `MAIL_FROM` is not set. */
export function defaultMailFrom(siteHost: string): { name: string; address: string } {
  return { name: 'Cardamom', address: `cards@${isLoopback(siteHost) ? 'cardamom.localhost' : siteHost}` };
}

/** `MAIL_BOUNCES_TO`: where mail servers report mails they could not deliver (the envelope sender, RFC 5321). */
export function parseBounceAddress(source: Source): string | null {
  const text = source.get('MAIL_BOUNCES_TO');
  if (text === undefined) return null;
  const [, local = '', domain = ''] = /^([\w.+-]+)@([^\s@<>]+)$/.exec(text) ?? [];
  if (local === '' || !domain.split('.').every((label) => LABEL.test(label)))
    source.reject('MAIL_BOUNCES_TO', `should be an address alone, such as bounces@example.org, but is "${text}".`);
  else if (local.length > BOUNCE_LOCAL_MAX)
    source.reject(
      'MAIL_BOUNCES_TO',
      `should have at most ${BOUNCE_LOCAL_MAX} characters before the @, because the id of each mail is added there.`,
    );
  return text;
}

/**
 * `DKIM_SELECTOR` and `DKIM_PRIVATE_KEY` (its text, or the path of its file), and `DKIM_DOMAIN` when it is not the domain of `MAIL_FROM`.
 * @param fromAddress the address in From: a signature of an unrelated domain proves nothing about it (RFC 7489, 3.1.1).
 */
export function parseDkim(source: Source, fromAddress: string): Dkim | null {
  const group = parseGroup(source, ['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'], 'DKIM_DOMAIN');
  if (group === null) return null;
  const fromDomain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1).toLowerCase();
  const domainName = (source.get('DKIM_DOMAIN') ?? fromDomain).toLowerCase();
  const keySelector = group.DKIM_SELECTOR;
  if (domainName !== fromDomain && !fromDomain.endsWith(`.${domainName}`))
    source.reject(
      'DKIM_DOMAIN',
      `should be ${fromDomain}, as in MAIL_FROM, or a domain above it, but is "${domainName}".`,
    );
  if (!keySelector.split('.').every((label) => LABEL.test(label)))
    source.reject('DKIM_SELECTOR', `should be letters, digits and hyphens, such as cards1, but is "${keySelector}".`);
  const privateKey = parseRsaKey(group.DKIM_PRIVATE_KEY, (sentence) => source.reject('DKIM_PRIVATE_KEY', sentence));
  return { domainName, keySelector, privateKey };
}

/** The key as PEM; in a setting of one line, `\n` stands for a line end. Empty when it is unusable, which is reported. */
function parseRsaKey(textOrPath: string, reject: (sentence: string) => void): string {
  const isText = textOrPath.startsWith('-----BEGIN');
  const pem = isText ? textOrPath.replace(/\\n/g, '\n') : contentOf(textOrPath);
  if (pem === null) {
    // The text may be a key that was pasted without its first line, so the message does not repeat it.
    reject('should be the text of a private key in PEM, or the path of a file that can be read.');
    return '';
  }
  const key = keyOf(pem);
  if (key === null) reject('should be a complete private key in PEM, without a password.');
  else if (key.asymmetricKeyType !== 'rsa')
    reject('should be an RSA key: many receivers do not check signatures of other kinds.');
  else if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < KEY_BITS_MIN)
    reject(`should be an RSA key of at least ${KEY_BITS_MIN} bits; 2048 is recommended.`);
  return `${pem.trim()}\n`;
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function keyOf(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}
