import type { Tx } from '#db/client.ts';
import type { WayChange } from '#emails/way-in-changed-email.ts';
import type { Outbox } from '#server/deliveries/outbox.ts';
import { failure } from '#server/failure.ts';
import { newId } from '#shared/ids.ts';
import { lockWays, selectAddress } from './queries.ts';

/**
 * Refuses to take away the last way in. A confirmed address is one: a link comes to it by mail.
 * @param without what is about to go. @throws Failure
 */
export async function requireOtherWay(tx: Tx, memberId: string, without: 'passkey' | 'identity'): Promise<void> {
  const ways = await lockWays(tx, memberId);
  const others = ways.passkeys + ways.identities - 1;
  if (ways.isEmailConfirmed || ways.hasPassword || others > 0) return;
  const what = without === 'passkey' ? 'passkey' : 'connection';
  throw failure(
    'conflict',
    'general',
    'last-way-in',
    `This ${what} is your only way in. Confirm your address or set a password first, and then it can go.`,
  );
}

/** Tells a member by mail that a way into its account was added or taken away: in the transaction that does it. */
export async function tellOfChange(tx: Tx, outbox: Outbox, memberId: string, change: WayChange): Promise<void> {
  const { email } = await selectAddress(tx, memberId);
  await outbox.put(tx, {
    memberId,
    to: email,
    uniqueKey: `way-in-changed ${newId()}`,
    outgoing: { kind: 'way-in-changed', memberId, change },
  });
}
