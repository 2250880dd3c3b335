import { randomBytes } from 'node:crypto';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';

/** How long a session is kept after it was last signed in, in days. */
export const SESSION_DAYS = 400;
const DAY_MS = 86_400_000;
const TOKEN = /^[0-9A-Za-z_-]{43}$/;

/** The tokens that browsers keep. One is known here by its keyed hash alone. */
export type Tokens = {
  /** A new one, with what is kept of it. */
  make(): { token: string; hash: Buffer };
  /** @returns null for what is no token of ours. */
  hashOf(token: string | undefined): Buffer | null;
  /** Until when a session counts that begins now. */
  until(): Date;
};

export function createTokens({ keys, clock }: { keys: Keys; clock: Clock }): Tokens {
  const hash = (token: string) => keys.hash('session', token);
  return {
    make() {
      const token = randomBytes(32).toString('base64url');
      return { token, hash: hash(token) };
    },
    hashOf: (token) => (token === undefined || !TOKEN.test(token) ? null : hash(token)),
    until: () => new Date(clock.now() + SESSION_DAYS * DAY_MS),
  };
}
