import type { Schedule } from '#contract/card-send.ts';
import type { Tx } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { dueAt } from './due-times.ts';
import type { CardDeliveries } from './card-deliveries.ts';
import { checkSchedule } from './policy.ts';
import { lockCardSend, selectRecipients, updateCardSend } from './queries.ts';

/**
 * Another day and hour for a card of which nothing has left; all else stays as it was sent.
 * @throws Failure at `schedule.date` or `schedule.time` where that cannot be, and where some of the card has left.
 */
export async function rescheduleCard(
  { deliveries, clock }: { deliveries: Pick<CardDeliveries, 'reschedule'>; clock: Clock },
  tx: Tx,
  cardSendId: string,
  schedule: Schedule,
): Promise<void> {
  const now = clock.now();
  checkSchedule(schedule, now);
  const row = await lockCardSend(tx, cardSendId);
  if (row?.state !== 'scheduled') throw failure('conflict', 'general', 'not-sent', 'This card is not scheduled.');
  const due = (await selectRecipients(tx, cardSendId)).map((person) => ({
    person,
    at: dueAt(schedule, person.zone, row.sender_zone, now),
  }));
  const late = due.find(({ at }) => at < now);
  if (late)
    throw failure(
      'invalid',
      'schedule.time',
      'past',
      `This time has passed where ${late.person.name} is. Choose a later time.`,
    );
  const times = due.map(({ person, at }) => ({ recipientId: person.recipient_id, dueAt: new Date(at) }));
  if (!(await deliveries.reschedule(tx, cardSendId, times)))
    throw failure(
      'conflict',
      'general',
      'has-left',
      'This card was already sent to some people, so its day cannot be changed.',
    );
  await updateCardSend(tx, cardSendId, { schedule: JSON.stringify(schedule) }, new Date(now));
}
