import type { Tx } from '#db/client.ts';
import { clearBounced, updateConfirmed, updateToPendingEmail } from './queries.ts';

/** Mail arrives at a member's address: a link in one came back. @returns false where the address is another one now, or the account is to be deleted. */
export function confirmEmail(tx: Tx, memberId: string, email: string, now: Date): Promise<boolean> {
  return updateConfirmed(tx, memberId, email, now);
}

/** The address that waited is the member's from now on. @returns false where another one waits by now. @throws (23505) where it is another member's. */
export function usePendingEmail(tx: Tx, memberId: string, email: string, now: Date): Promise<boolean> {
  return updateToPendingEmail(tx, memberId, email, now);
}

/** The member's address takes mail again, says the member. @returns the address; undefined where no mail had come back. */
export async function unmarkBounced(tx: Tx, memberId: string, now: Date): Promise<string | undefined> {
  return (await clearBounced(tx, memberId, now))?.email;
}
