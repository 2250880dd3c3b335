import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Complain } from './provider-settings.ts';

type Given = (name: string) => string | undefined;
/** Under which name mails are signed (DKIM, RFC 6376), and the key, as PEM. */
export type Dkim = { domainName: string; keySelector: string; privateKey: string };

/** Before the @ of a bounce address stands what names the delivery too, and all of that has 64 characters (RFC 5321, 4.5.3.1.1). */
const BOUNCE_LOCAL_MAX = 20;
/** RFC 8301, 3.2: receivers need not believe a shorter one at all. */
const KEY_BITS_MIN = 1024;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** `MAIL_BOUNCES_TO`: where mail servers report what could not be delivered (the envelope's sender, RFC 5321); null means the From address. */
export function readBounceAddress(given: Given, complain: Complain): string | null {
  const text = given('MAIL_BOUNCES_TO');
  if (text === undefined) return null;
  const [, local = '', domain = ''] = /^([\w.+-]+)@([^\s@<>]+)$/.exec(text) ?? [];
  if (local === '' || !domain.split('.').every((label) => LABEL.test(label)))
    complain('MAIL_BOUNCES_TO', `should be an address alone, such as bounces@example.org, and is "${text}".`);
  else if (local.length > BOUNCE_LOCAL_MAX)
    complain(
      'MAIL_BOUNCES_TO',
      `should have up to ${BOUNCE_LOCAL_MAX} characters before the @, since what names each mail is added there.`,
    );
  return text;
}

/**
 * `DKIM_SELECTOR` and `DKIM_PRIVATE_KEY` (its text, or the path of its file), with `DKIM_DOMAIN` where that is not the one of `MAIL_FROM`.
 * @param fromAddress what stands in From: a signature of another domain proves nothing about it (RFC 7489, 3.1.1).
 */
export function readDkim(given: Given, fromAddress: string, complain: Complain): Dkim | null {
  const names = ['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;
  const first = [...names, 'DKIM_DOMAIN'].find((name) => given(name) !== undefined);
  if (first === undefined) return null;
  const missing = names.filter((name) => given(name) === undefined);
  for (const name of missing) complain(name, `should be set too, because ${first} is.`);
  if (missing.length > 0) return null;
  const fromDomain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1).toLowerCase();
  const domainName = (given('DKIM_DOMAIN') ?? fromDomain).toLowerCase();
  const keySelector = given('DKIM_SELECTOR') ?? '';
  if (domainName !== fromDomain && !fromDomain.endsWith(`.${domainName}`))
    complain('DKIM_DOMAIN', `should be ${fromDomain}, as in MAIL_FROM, or a domain above it, and is "${domainName}".`);
  if (!keySelector.split('.').every((label) => LABEL.test(label)))
    complain('DKIM_SELECTOR', `should be letters, figures and hyphens, such as cards1, and is "${keySelector}".`);
  const privateKey = readKey(given('DKIM_PRIVATE_KEY') ?? '', (sentence) => complain('DKIM_PRIVATE_KEY', sentence));
  return { domainName, keySelector, privateKey };
}

/** The key as PEM; in a setting of one line, `\n` stands for its line ends. Nothing where it cannot be used, which is said. */
function readKey(textOrPath: string, complain: (sentence: string) => void): string {
  const isText = textOrPath.startsWith('-----BEGIN');
  const pem = isText ? textOrPath.replace(/\\n/g, '\n') : contentOf(textOrPath);
  if (pem === null) {
    // What stands there may be the key, so it is not said again.
    complain('should be the text of a private key in PEM, or the path of a file that can be read.');
    return '';
  }
  const key = keyOf(pem);
  if (key === null) complain('should be a private key in PEM, whole, without a password.');
  else if (key.asymmetricKeyType !== 'rsa')
    complain('should be an RSA key: signatures of other kinds are not checked everywhere.');
  else if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < KEY_BITS_MIN)
    complain(`should be an RSA key of ${KEY_BITS_MIN} bits at least; 2048 is what to make.`);
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
