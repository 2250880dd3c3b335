import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Message } from '#server/kernel/message.ts';
import { recordEvents } from './events.ts';
import { hasEvent, lockOfMember } from './queries.ts';

/**
 * Records that a member came by a message of a kind.
 * @returns whether it was the first time; false too where the member has no such message that was accepted.
 */
export async function recordOpened(
  { clock }: Context,
  tx: Tx,
  { kind }: Pick<Message<object>, 'kind'>,
  { memberId, deliveryId }: { memberId: string; deliveryId: string },
): Promise<boolean> {
  const row = await lockOfMember(tx, { kind, memberId, deliveryId });
  if (!row || row.state !== 'accepted' || (await hasEvent(tx, row, 'opened'))) return false;
  await recordEvents(tx, 'opened', [row], new Date(clock.now()));
  return true;
}
