import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id (RFC 9106) at the OWASP minimum for 2025: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,100})\$([A-Za-z0-9+/]{16,200})$/;

type Cost = { memory: number; passes: number; parallelism: number };
const run = promisify(argon2);
const derive = (password: string, nonce: Buffer, tagLength: number, cost: Cost) =>
  run('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, tagLength, ...cost });
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** How passwords are kept: one run of the hash for each, whatever comes of it. */
export type Passwords = {
  /** @returns a PHC string with its salt and cost. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one that was kept. Where none was kept, the work is done all the same, so that the time says nothing about who has an account.
   */
  verify(password: string, kept: string | null): Promise<boolean>;
};

export function createPasswords(): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const tag = await derive(password, salt, TAG_BYTES, COST);
      const { memory, passes, parallelism } = COST;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
    },
    async verify(password, kept) {
      const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(kept ?? DUMMY_HASH) ?? [];
      if (tag === '') throw new Error('A stored password has an unknown format.');
      const known = Buffer.from(tag, 'base64');
      const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      const given = await derive(password, Buffer.from(salt, 'base64'), known.length, cost);
      return timingSafeEqual(given, known) && kept !== null;
    },
  };
}

/** A tag that no password gives, at the cost of a real one. */
const DUMMY_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(TAG_BYTES))}`;
