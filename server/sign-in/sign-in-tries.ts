import type { Keys } from '#server/kernel/keys.ts';
import type { RateLimits } from '#server/kernel/rate-limits.ts';
import { SIGN_IN_LIMITS } from './limits.ts';

/** How often one may try. Each is counted before any work is done, and for known and unknown addresses alike. All throw a Failure `too-many`. */
export type SignInTries = {
  /** A password. @param known what the browser is called in which this account was signed in to before; null where it was not. */
  password(network: string, email: string, known: string | null): Promise<void>;
  /** A mail. */
  mail(network: string, email: string): Promise<void>;
  /** A link, or digits for this address. */
  link(network: string, email: string | null): Promise<void>;
  /** A passkey. */
  passkey(network: string): Promise<void>;
  /** The question whether an address has an account. */
  check(network: string, sessionId: string, email: string): Promise<void>;
  /** The current password, to set a new one. */
  change(memberId: string): Promise<void>;
};

export function createSignInTries(rateLimits: RateLimits, keys: Keys): SignInTries {
  const limits = rateLimits.of(SIGN_IN_LIMITS);
  // Addresses do not stand in the table of limits.
  const hashed = (email: string) => keys.hash('address', email.toLowerCase()).toString('base64url');

  return {
    async password(network, email, known) {
      const address = hashed(email);
      const sentence = (wait: string) => `Too many attempts. Try again in ${wait}, or ask for a sign-in link.`;
      // Others who try this account, from wherever, take nothing from those who have been in it.
      if (known !== null) return limits.triesOfKnownBrowser.take(known, 'password', sentence);
      await limits.triesFromNetwork.take(network, 'password', sentence);
      await limits.tries.take(`${network} ${address}`, 'password', sentence);
      await limits.triesForAddress.take(address, 'password', sentence);
    },
    async mail(network, email) {
      await limits.mailsFromNetwork.take(
        network,
        'email',
        (wait) => `Many emails were requested from your network. Try again in ${wait}.`,
      );
      await limits.mailsToAddress.take(
        hashed(email),
        'email',
        (wait) =>
          `We already sent several emails to this address. Look for the latest one, also in your spam folder. You can ask again in ${wait}.`,
      );
    },
    async link(network, email) {
      const sentence = (wait: string) => `Too many attempts. Try again in ${wait}.`;
      await limits.linksFromNetwork.take(network, email === null ? 'token' : 'code', sentence);
      if (email !== null) await limits.digitsForAddress.take(hashed(email), 'code', sentence);
    },
    passkey: (network) =>
      limits.triesFromNetwork.take(network, 'passkey', (wait) => `Too many attempts. Try again in ${wait}.`),
    async check(network, sessionId, email) {
      const sentence = (wait: string) => `Too many addresses were checked. Try again in ${wait}.`;
      await limits.checksFromNetwork.take(network, 'email', sentence);
      await limits.checksOfSession.take(sessionId, 'email', sentence);
      await limits.checksOfAddress.take(hashed(email), 'email', sentence);
    },
    change: (memberId) =>
      limits.passwordChanges.take(memberId, 'currentPassword', (wait) => `Too many attempts. Try again in ${wait}.`),
  };
}
