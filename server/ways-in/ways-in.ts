import type { Tx } from '#db/client.ts';
import type { WayChange } from '#emails/way-in-changed-email.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import { failure } from '#server/kernel/failure.ts';
import { SIGN_IN_METHOD_CHANGED } from './mails.ts';
import { lockWays, selectAddress } from './queries.ts';

/**
 * Refuses that the last way in is gone: asked in the transaction that took one away, after it did. A confirmed address is a way in: a link comes
 * to it by mail.
 * @throws Failure, which undoes the transaction.
 */
export async function requireWayIn(tx: Tx, memberId: string): Promise<void> {
  const ways = await lockWays(tx, memberId);
  if (ways.isEmailConfirmed || ways.hasPassword || ways.passkeys > 0 || ways.identities > 0) return;
  throw failure(
    'conflict',
    'general',
    'last-way-in',
    'This is your only way in. Confirm your address or set a password first, and then it can go.',
  );
}

/** Tells a member by mail that a way into its account was added or taken away: in the transaction that does it. */
export async function tellOfChange(
  tx: Tx,
  dispatch: Pick<Dispatch, 'schedule'>,
  memberId: string,
  change: WayChange,
): Promise<void> {
  const { email } = await selectAddress(tx, memberId);
  await dispatch.schedule(tx, SIGN_IN_METHOD_CHANGED, { memberId, address: email, payload: { change } });
}
