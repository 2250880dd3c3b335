import type { Tx } from '#db/client.ts';
import type { SignInMethodChange } from './mails.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import { failure } from '#server/kernel/failure.ts';
import { SIGN_IN_METHOD_CHANGED } from './mails.ts';
import { lockSignInMethods, selectAddress } from './queries.ts';

/**
 * Refuses to leave an account without a sign-in method: called in the transaction that removed one, after it did. A confirmed address is a method too,
 * because a sign-in link can be mailed to it.
 * @throws Failure, which undoes the transaction.
 */
export async function requireSignInMethod(tx: Tx, memberId: string): Promise<void> {
  const methods = await lockSignInMethods(tx, memberId);
  if (methods.isEmailConfirmed || methods.hasPassword || methods.passkeys > 0 || methods.identities > 0) return;
  throw failure(
    'conflict',
    'general',
    'last-way-in',
    'This is your only sign-in method. Confirm your email address or set a password before you remove it.',
  );
}

/** Tells a member by mail that a sign-in method was added or removed, in the transaction that does it. */
export async function notifyOfChange(
  tx: Tx,
  dispatch: Pick<Dispatch, 'schedule'>,
  memberId: string,
  change: SignInMethodChange,
): Promise<void> {
  const { email } = await selectAddress(tx, memberId);
  await dispatch.schedule(tx, SIGN_IN_METHOD_CHANGED, { memberId, address: email, payload: { change } });
}
