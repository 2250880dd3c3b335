import { z } from 'zod';
import { PendingIdentity } from '#server/identities/identities.ts';
import { NewPasskey } from '#server/passkeys/passkeys.ts';

/**
 * What an account is made from, while the mail is on its way. It waits in the payload of a mailed link, maybe since before the program was replaced, so it is
 * parsed when it comes back.
 */
export const PendingRegistration = z.object({
  /** The session that asked. Whoever comes back in another one may be led by a stranger who typed this address: the sign-in methods that were chosen do not count there. */
  sessionId: z.string().nullable(),
  name: z.string(),
  passwordHash: z.string().nullable(),
  passkey: NewPasskey.nullable(),
  /** Who they are at a provider that has not verified the address. */
  identity: PendingIdentity.nullable(),
  zone: z.string(),
});
export type PendingRegistration = z.infer<typeof PendingRegistration>;

/** What any mailed link may carry. Those that sign in a member who is there carry the session and who they are at a provider; those of others, nothing. */
export const LinkPayload = PendingRegistration.partial();
export type LinkPayload = z.infer<typeof LinkPayload>;
