import { createHash, createVerify } from 'node:crypto';

export type Signature = { domain: string; selector: string; signed: string[] };

/**
 * Checks the signature of a mail as its receiver does (RFC 6376, section 6), with both parts canonicalised as `relaxed`.
 * @param source the mail as received @param publicKey the key that the DNS would publish, as PEM @throws what is wrong with it
 */
export function checkDkim(source: string, publicKey: string): Signature {
  const end = source.indexOf('\r\n\r\n');
  const fields = source.slice(0, end).split(/\r\n(?![ \t])/);
  const own = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tags = new Map(
    own
      .slice(own.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.split('=')[0]?.trim() ?? '', tag.slice(tag.indexOf('=') + 1).replace(/\s/g, '')]),
  );
  const tag = (name: string) => {
    const value = tags.get(name);
    if (value === undefined) throw new Error(`The signature has no ${name}.`);
    return value;
  };
  if (tag('a') !== 'rsa-sha256' || tag('c') !== 'relaxed/relaxed') throw new Error('It is signed in another way.');
  const body = createHash('sha256')
    .update(relaxedBody(source.slice(end + 4)))
    .digest('base64');
  if (body !== tag('bh')) throw new Error('The body is not what was signed.');
  const signed = tag('h').toLowerCase().split(':');
  // Of several fields with one name, the last is signed first (5.4.2).
  const left = [...fields].reverse();
  const lines = signed.flatMap((name) => {
    const at = left.findIndex((field) => field.slice(0, field.indexOf(':')).trim().toLowerCase() === name);
    return at < 0 ? [] : [`${relaxedField(left.splice(at, 1)[0] ?? '')}\r\n`];
  });
  const unsigned = relaxedField(own.replace(/([;\s]b=)[^;]*/, '$1'));
  const isRight = createVerify('sha256')
    .update(lines.join('') + unsigned)
    .verify(publicKey, tag('b'), 'base64');
  if (!isRight) throw new Error('The signature is not of these headers, or not by this key.');
  return { domain: tag('d'), selector: tag('s'), signed };
}

/** 3.4.2 */
function relaxedField(field: string): string {
  const colon = field.indexOf(':');
  const value = field.slice(colon + 1).replace(/\r\n/g, '');
  return `${field.slice(0, colon).trim().toLowerCase()}:${value.replace(/[ \t]+/g, ' ').trim()}`;
}

/** 3.4.4 */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = lines.join('\r\n').replace(/(\r\n)*$/, '');
  return text === '' ? '' : `${text}\r\n`;
}
