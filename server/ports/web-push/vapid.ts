import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The keys by which push services know this copy of the product (RFC 8292). */
export type VapidKeys = {
  privateKey: KeyObject;
  /** The uncompressed point, base64url: what browsers subscribe with. */ publicKey: string;
};

/** Hours for which a token counts; at most 24 (RFC 8292, section 2). */
const VALID_HOURS = 12;

/**
 * The pair of keys that belongs to a secret: the same whenever it is made, so that nothing more has to be stored, and every process of a cluster has it.
 * @param seedOf a keyed hash of 32 bytes, other for each count. One of 2^32 of them is no key of the curve; then the next one is taken (as in RFC 9180, 7.1.3).
 */
export function vapidKeysFrom(seedOf: (count: number) => Buffer): VapidKeys {
  for (let count = 0; ; count += 1) {
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(seedOf(count));
    } catch {
      continue;
    }
    const point = pair.getPublicKey();
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      d: pair.getPrivateKey('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    return { privateKey: createPrivateKey({ key: jwk, format: 'jwk' }), publicKey: point.toString('base64url') };
  }
}

/**
 * The header `Authorization` of a message.
 * @param origin of the push service @param subject whom the push service can reach: `mailto:` or `https:` @param now in milliseconds
 */
export function vapidAuthorization(
  { privateKey, publicKey }: VapidKeys,
  { origin, subject, now }: { origin: string; subject: string; now: number },
): string {
  const claims = { aud: origin, exp: Math.floor(now / 1000) + VALID_HOURS * 3600, sub: subject };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  // JWS has the two numbers of a signature one after the other, not in DER (RFC 7518, 3.4).
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
