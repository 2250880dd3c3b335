import type { Tx } from '#db/client.ts';
import type { Queue } from '#server/kernel/queue.ts';
import { selectAddressed } from '#server/notifications/queries.ts';
import { wants } from '#server/notifications/wants.ts';
import type { Clock } from '#server/ports/clock.ts';
import { putInOutbox } from './outbox.ts';

type Happening = { kind: 'card-opened'; recipientId: string } | { kind: 'card-bounced'; cardSendId: string };

/** What comes back within this time is told in one mail, after a wait in which the rest of it comes back too. */
const TOGETHER_MS = 15 * 60_000;
const WAIT_SECONDS = 60;

/** Tells the member whose card it is, by mail, as they chose: in the transaction in which it happens. A visitor looks at the card's page. */
export async function tellMember(
  tx: Tx,
  parts: { queue: Queue; clock: Clock },
  happening: Happening,
  memberId: string | null,
): Promise<void> {
  if (memberId === null) return;
  const isOpened = happening.kind === 'card-opened';
  if (!(await wants(tx, memberId, isOpened ? 'opened' : 'trouble', 'email'))) return;
  const member = await selectAddressed(tx, memberId);
  if (member === undefined) return;
  await putInOutbox(tx, parts, {
    memberId,
    to: member.email,
    uniqueKey: isOpened
      ? `card-opened:${happening.recipientId}`
      : `card-bounced:${happening.cardSendId}:${Math.floor(parts.clock.now() / TOGETHER_MS)}`,
    outgoing: { ...happening, memberId },
    ...(isOpened ? {} : { delay: WAIT_SECONDS }),
  });
}
