import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The copy's own keys: links are looked up by a keyed hash, and kept sealed because they must be shown and sent again. */
export type Keys = {
  /** Keyed hash of a secret that is looked up (HMAC-SHA-256). `purpose` keeps hashes of different things apart. */
  hash(purpose: string, secret: string): Buffer;
  /** Seals a secret (AES-256-GCM: nonce, tag, text). */
  seal(secret: string): Buffer;
  /** Opens what was sealed. @throws when it was not sealed by this key, or was changed. */
  open(sealed: Buffer): string;
};

export function keysFrom(master: Buffer): Keys {
  const derive = (info: string) => Buffer.from(hkdfSync('sha256', master, 'cardamom', info, 32));
  const hashKey = derive('hash');
  const sealKey = derive('seal');
  return {
    hash: (purpose, secret) => createHmac('sha256', hashKey).update(purpose).update('\0').update(secret).digest(),
    seal(secret) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/**
 * The master key: `SECRET_KEY` (needed when several machines share one database), or a file in the data folder that is made at the
 * first start.
 * @param secretKey 64 hexadecimal digits, or null when the setting is not there
 */
export function masterKey(dataDir: string, secretKey: string | null): Buffer {
  if (secretKey !== null) return Buffer.from(secretKey, 'hex');
  const file = path.join(dataDir, 'secret-key');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) makeKeyFile(file);
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new Error(
      `${file} does not contain a valid key. Restore the right one: without it the links in sent emails do not work.`,
    );
  return Buffer.from(text, 'hex');
}

/** Creates the key file atomically: also when several processes start at once, the disk is full, or the process is killed meanwhile. */
function makeKeyFile(file: string): void {
  const made = `${file}.${process.pid}`;
  try {
    writeFileSync(made, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** A magic link that is the same whenever it is made: 22 characters of base62. @param hash keyed, of which it has 128 bits */
export function magicLinkFrom(hash: Uint8Array): string {
  let bits = hash.subarray(0, 16).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let link = '';
  while (link.length < 22) {
    link = `${BASE62[Number(bits % 62n)]}${link}`;
    bits /= 62n;
  }
  return link;
}
/** A new magic link: 22 characters of base62, 130 random bits. */
export function newMagicLink(): string {
  let link = '';
  while (link.length < 22) {
    for (const byte of randomBytes(32)) if (byte < 248 && link.length < 22) link += BASE62[byte % 62]; // 248 = 4 * 62: every character is as likely
  }
  return link;
}
