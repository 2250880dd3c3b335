import { z } from 'zod';
import type { Keys } from '#server/kernel/keys.ts';
import { PROVIDERS } from '#server/ports/identities/identity.ts';

/** What a browser takes along to a provider and back, sealed: the server keeps nothing of those who never come back. */
const OAuthState = z.object({
  provider: z.enum(PROVIDERS),
  secrets: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** milliseconds of the epoch */ until: z.number(),
  next: z.string().nullable(),
  zone: z.string().nullable(),
  /** The signed-in member who asked to connect the provider; null for a sign-in. */
  connects: z.string().nullable(),
  /** What the provider posted. It came without the session's cookie, so it is looked at in a second step. */
  answer: z.string().nullable(),
});
export type OAuthState = z.infer<typeof OAuthState>;

/** A cookie holds 4096 bytes; more was not made by us, or by no provider. */
const OAUTH_STATE_MAX = 3900;
/** Ten minutes: long enough to find a password. */
export const OAUTH_STATE_MS = 10 * 60_000;

/** @returns null where it would be larger than a cookie can be. */
export function sealState(keys: Keys, state: OAuthState): string | null {
  const sealed = keys.seal(JSON.stringify(state)).toString('base64url');
  return sealed.length > OAUTH_STATE_MAX ? null : sealed;
}

/** @returns null where it is not ours, was changed, or is over. */
export function openState(keys: Keys, sealed: string | undefined, now: number): OAuthState | null {
  if (sealed === undefined || !/^[\w-]{40,3900}$/.test(sealed)) return null;
  const state = OAuthState.safeParse(opened(keys, sealed)).data;
  return state === undefined || state.until <= now ? null : state;
}

function opened(keys: Keys, sealed: string): unknown {
  try {
    return JSON.parse(keys.open(Buffer.from(sealed, 'base64url')));
  } catch {
    // Whoever holds the cookie may have written anything into it.
    return null;
  }
}
